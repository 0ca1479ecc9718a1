// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Add application",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrSubmissionTimeout: Story = {
	name: "err-submission-timeout",
	args: { id: "err-submission-timeout" },
	parameters: { spec: ["err-submission-timeout"] },
};

export const ErrSubmissionBody: Story = {
	name: "err-submission-body",
	args: { id: "err-submission-body" },
	parameters: { spec: ["err-submission-body"] },
};

export const ErrSubmissionUnknown: Story = {
	name: "err-submission-unknown",
	args: { id: "err-submission-unknown" },
	parameters: { spec: ["err-submission-unknown"] },
};

export const ErrSubmission500Fields: Story = {
	name: "err-submission-500-fields",
	args: { id: "err-submission-500-fields" },
	parameters: { spec: ["err-submission-500-fields"] },
};

export const ErrSubmissionNonJson: Story = {
	name: "err-submission-non-json",
	args: { id: "err-submission-non-json" },
	parameters: { spec: ["err-submission-non-json"] },
};

export const ErrSubmissionFormat: Story = {
	name: "err-submission-format",
	args: { id: "err-submission-format" },
	parameters: { spec: ["err-submission-format"] },
};
