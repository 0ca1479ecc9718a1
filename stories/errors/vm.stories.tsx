// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/VMs",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ValidTerminateVmMismatch: Story = {
	name: "valid-terminate-vm-mismatch",
	args: { id: "valid-terminate-vm-mismatch" },
	parameters: { spec: ["valid-terminate-vm-mismatch"] },
};

export const ErrVmCreate: Story = {
	name: "err-vm-create",
	args: { id: "err-vm-create" },
	parameters: { spec: ["err-vm-create"] },
};

export const ErrVmCreateDefault: Story = {
	name: "err-vm-create-default",
	args: { id: "err-vm-create-default" },
	parameters: { spec: ["err-vm-create-default"] },
};

export const ErrVmCreateNoToken: Story = {
	name: "err-vm-create-no-token",
	args: { id: "err-vm-create-no-token" },
	parameters: { spec: ["err-vm-create-no-token"] },
};

export const ErrVmList: Story = {
	name: "err-vm-list",
	args: { id: "err-vm-list" },
	parameters: { spec: ["err-vm-list"] },
};

export const ErrVmTerminate: Story = {
	name: "err-vm-terminate",
	args: { id: "err-vm-terminate" },
	parameters: { spec: ["err-vm-terminate"] },
};

export const ErrVmHibernate: Story = {
	name: "err-vm-hibernate",
	args: { id: "err-vm-hibernate" },
	parameters: { spec: ["err-vm-hibernate"] },
};

export const ErrVmWakeup: Story = {
	name: "err-vm-wakeup",
	args: { id: "err-vm-wakeup" },
	parameters: { spec: ["err-vm-wakeup"] },
};

export const ErrVmServerMessagePreferred: Story = {
	name: "err-vm-server-message-preferred",
	args: { id: "err-vm-server-message-preferred" },
};

export const ErrVmSshAlert: Story = {
	name: "err-vm-ssh-alert",
	args: { id: "err-vm-ssh-alert" },
	parameters: { spec: ["err-vm-ssh-alert"] },
};

export const ErrVmSshFree: Story = {
	name: "err-vm-ssh-free",
	args: { id: "err-vm-ssh-free" },
	parameters: { spec: ["err-vm-ssh-free"] },
};

export const ErrPopupBlockedDashboard: Story = {
	name: "err-popup-blocked-dashboard",
	args: { id: "err-popup-blocked-dashboard" },
	parameters: { spec: ["err-popup-blocked-dashboard"] },
};
