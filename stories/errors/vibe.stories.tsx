// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Vibe coding",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrVibeRepo: Story = {
	name: "err-vibe-repo",
	args: { id: "err-vibe-repo" },
	parameters: { spec: ["err-vibe-repo"] },
};

export const ErrVibeTemplate: Story = {
	name: "err-vibe-template",
	args: { id: "err-vibe-template" },
	parameters: { spec: ["err-vibe-template"] },
};

export const ErrVibeDeployFailed: Story = {
	name: "err-vibe-deploy-failed",
	args: { id: "err-vibe-deploy-failed" },
	parameters: { spec: ["err-vibe-deploy-failed"] },
};

export const ErrVibeDeployUnknown: Story = {
	name: "err-vibe-deploy-unknown",
	args: { id: "err-vibe-deploy-unknown" },
	parameters: { spec: ["err-vibe-deploy-unknown"] },
};

export const ErrVibeDeployHttp: Story = {
	name: "err-vibe-deploy-http",
	args: { id: "err-vibe-deploy-http" },
	parameters: { spec: ["err-vibe-deploy-http"] },
};

export const ErrVibeVmNotReady: Story = {
	name: "err-vibe-vm-not-ready",
	args: { id: "err-vibe-vm-not-ready" },
	parameters: { spec: ["err-vibe-vm-not-ready"] },
};
