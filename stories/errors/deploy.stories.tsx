// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Deploy",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrDeployMessageSource: Story = {
	name: "err-deploy-message-source",
	args: { id: "err-deploy-message-source" },
};

export const ErrDeployFallback: Story = {
	name: "err-deploy-fallback",
	args: { id: "err-deploy-fallback" },
	parameters: { spec: ["err-deploy-fallback"] },
};

export const ErrDeployVmNotFound: Story = {
	name: "err-deploy-vm-not-found",
	args: { id: "err-deploy-vm-not-found" },
	parameters: { spec: ["err-deploy-vm-not-found"] },
};

export const ErrDeployVmNotRunning: Story = {
	name: "err-deploy-vm-not-running",
	args: { id: "err-deploy-vm-not-running" },
	parameters: { spec: ["err-deploy-vm-not-running"] },
};

export const ErrDeployNetwork: Story = {
	name: "err-deploy-network",
	args: { id: "err-deploy-network" },
	parameters: { spec: ["err-deploy-network"] },
};

export const ErrAppsFetch: Story = {
	name: "err-apps-fetch",
	args: { id: "err-apps-fetch" },
};
