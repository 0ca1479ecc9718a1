// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Gallery",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrGalleryFetch: Story = {
	name: "err-gallery-fetch",
	args: { id: "err-gallery-fetch" },
	parameters: { spec: ["err-gallery-fetch"] },
};

export const ErrGalleryFormat: Story = {
	name: "err-gallery-format",
	args: { id: "err-gallery-format" },
	parameters: { spec: ["err-gallery-format"] },
};

export const ErrGalleryPrefix: Story = {
	name: "err-gallery-prefix",
	args: { id: "err-gallery-prefix" },
	parameters: { spec: ["err-gallery-prefix"] },
};

export const ValidDeleteBlockedCreating: Story = {
	name: "valid-delete-blocked-creating",
	args: { id: "valid-delete-blocked-creating" },
	parameters: { spec: ["valid-delete-blocked-creating"] },
};

export const ValidDeleteBlockedRunning: Story = {
	name: "valid-delete-blocked-running",
	args: { id: "valid-delete-blocked-running" },
	parameters: { spec: ["valid-delete-blocked-running"] },
};

export const ValidDeleteBlockedTerminating: Story = {
	name: "valid-delete-blocked-terminating",
	args: { id: "valid-delete-blocked-terminating" },
	parameters: { spec: ["valid-delete-blocked-terminating"] },
};

export const ValidDeleteBlockedHibernatedVm: Story = {
	name: "valid-delete-blocked-hibernated-vm",
	args: { id: "valid-delete-blocked-hibernated-vm" },
	parameters: { spec: ["valid-delete-blocked-hibernated-vm"] },
};

export const ToastAppDeleteFailed: Story = {
	name: "toast-app-delete-failed",
	args: { id: "toast-app-delete-failed" },
	parameters: { spec: ["toast-app-delete-failed"] },
};

export const ValidTerminateAppMismatch: Story = {
	name: "valid-terminate-app-mismatch",
	args: { id: "valid-terminate-app-mismatch" },
	parameters: { spec: ["valid-terminate-app-mismatch"] },
};

export const ToastAppTerminateFailed: Story = {
	name: "toast-app-terminate-failed",
	args: { id: "toast-app-terminate-failed" },
	parameters: { spec: ["toast-app-terminate-failed"] },
};

export const ToastAppSshFailed: Story = {
	name: "toast-app-ssh-failed",
	args: { id: "toast-app-ssh-failed" },
	parameters: { spec: ["toast-app-ssh-failed"] },
};

export const ErrPopupBlockedAppCard: Story = {
	name: "err-popup-blocked-app-card",
	args: { id: "err-popup-blocked-app-card" },
	parameters: { spec: ["err-popup-blocked-app-card"] },
};
