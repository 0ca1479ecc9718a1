// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Sign-in",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrAuthCreateUserFailed: Story = {
	name: "err-auth-create-user-failed",
	args: { id: "err-auth-create-user-failed" },
	parameters: { spec: ["err-auth-create-user-failed"] },
};

export const ErrAuthCheckFailed: Story = {
	name: "err-auth-check-failed",
	args: { id: "err-auth-check-failed" },
	parameters: { spec: ["err-auth-check-failed"] },
};
