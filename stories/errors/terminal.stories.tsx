// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Terminal",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrTerminalRed: Story = {
	name: "err-terminal-red",
	args: { id: "err-terminal-red" },
	parameters: { spec: ["err-terminal-red"] },
};

export const ErrTerminalWebsocket: Story = {
	name: "err-terminal-websocket",
	args: { id: "err-terminal-websocket" },
	parameters: { spec: ["err-terminal-websocket"] },
};

export const ErrTerminalSshKeys: Story = {
	name: "err-terminal-ssh-keys",
	args: { id: "err-terminal-ssh-keys" },
	parameters: { spec: ["err-terminal-ssh-keys"] },
};

export const ErrTerminalInit: Story = {
	name: "err-terminal-init",
	args: { id: "err-terminal-init" },
	parameters: { spec: ["err-terminal-init"] },
};

export const TerminalMissingParameters: Story = {
	name: "terminal-missing-parameters",
	args: { id: "terminal-missing-parameters" },
};

export const TerminalAccessDenied: Story = {
	name: "terminal-access-denied",
	args: { id: "terminal-access-denied" },
	parameters: { spec: ["terminal-access-denied"] },
};
