// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/GitHub",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrReadmeNotAvailable: Story = {
	name: "err-readme-not-available",
	args: { id: "err-readme-not-available" },
	parameters: { spec: ["err-readme-not-available"] },
};

export const ErrReadmeFailed: Story = {
	name: "err-readme-failed",
	args: { id: "err-readme-failed" },
	parameters: { spec: ["err-readme-failed"] },
};

export const ErrGithubAccessDenied: Story = {
	name: "err-github-access-denied",
	args: { id: "err-github-access-denied" },
	parameters: { spec: ["err-github-access-denied"] },
};

export const ErrGithubExpiredToken: Story = {
	name: "err-github-expired-token",
	args: { id: "err-github-expired-token" },
	parameters: { spec: ["err-github-expired-token"] },
};

export const ErrGithubPollOther: Story = {
	name: "err-github-poll-other",
	args: { id: "err-github-poll-other" },
};

export const ErrGithubCompleteFailed: Story = {
	name: "err-github-complete-failed",
	args: { id: "err-github-complete-failed" },
	parameters: { spec: ["err-github-complete-failed"] },
};

export const ErrGithubUnknown: Story = {
	name: "err-github-unknown",
	args: { id: "err-github-unknown" },
	parameters: { spec: ["err-github-unknown"] },
};

export const ErrGithubOauthStatus: Story = {
	name: "err-github-oauth-status",
	args: { id: "err-github-oauth-status" },
	parameters: { spec: ["err-github-oauth-status"] },
};

export const ErrGithubNotConnected: Story = {
	name: "err-github-not-connected",
	args: { id: "err-github-not-connected" },
	parameters: { spec: ["err-github-not-connected"] },
};

export const ErrGithubRepos401: Story = {
	name: "err-github-repos-401",
	args: { id: "err-github-repos-401" },
	parameters: { spec: ["err-github-repos-401"] },
};

export const ErrGithubReposStatus: Story = {
	name: "err-github-repos-status",
	args: { id: "err-github-repos-status" },
	parameters: { spec: ["err-github-repos-status"] },
};

export const ErrGithubOrgReposStatus: Story = {
	name: "err-github-org-repos-status",
	args: { id: "err-github-org-repos-status" },
	parameters: { spec: ["err-github-org-repos-status"] },
};

export const ErrBrowseRateLimit: Story = {
	name: "err-browse-rate-limit",
	args: { id: "err-browse-rate-limit" },
	parameters: { spec: ["err-browse-rate-limit"] },
};

export const ErrBrowse403: Story = {
	name: "err-browse-403",
	args: { id: "err-browse-403" },
	parameters: { spec: ["err-browse-403"] },
};

export const ErrBrowse422: Story = {
	name: "err-browse-422",
	args: { id: "err-browse-422" },
	parameters: { spec: ["err-browse-422"] },
};

export const ErrBrowse401: Story = {
	name: "err-browse-401",
	args: { id: "err-browse-401" },
	parameters: { spec: ["err-browse-401"] },
};

export const ErrBrowseOther: Story = {
	name: "err-browse-other",
	args: { id: "err-browse-other" },
	parameters: { spec: ["err-browse-other"] },
};
