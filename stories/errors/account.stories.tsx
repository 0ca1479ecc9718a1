// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Account",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrReactivateInline: Story = {
	name: "err-reactivate-inline",
	args: { id: "err-reactivate-inline" },
	parameters: { spec: ["err-reactivate-inline"] },
};

export const ErrReactivateFallback: Story = {
	name: "err-reactivate-fallback",
	args: { id: "err-reactivate-fallback" },
	parameters: { spec: ["err-reactivate-fallback"] },
};
