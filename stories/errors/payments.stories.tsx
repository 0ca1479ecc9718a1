// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Payments",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrProviderSetupSession: Story = {
	name: "err-provider-setup-session",
	args: { id: "err-provider-setup-session" },
	parameters: { spec: ["err-provider-setup-session"] },
};

export const ErrProviderSetupIntent: Story = {
	name: "err-provider-setup-intent",
	args: { id: "err-provider-setup-intent" },
	parameters: { spec: ["err-provider-setup-intent"] },
};

export const ErrProviderNoSetupIntent: Story = {
	name: "err-provider-no-setup-intent",
	args: { id: "err-provider-no-setup-intent" },
	parameters: { spec: ["err-provider-no-setup-intent"] },
};

export const ErrProviderNoPaymentMethod: Story = {
	name: "err-provider-no-payment-method",
	args: { id: "err-provider-no-payment-method" },
	parameters: { spec: ["err-provider-no-payment-method"] },
};

export const ErrProviderDefaultMethod: Story = {
	name: "err-provider-default-method",
	args: { id: "err-provider-default-method" },
	parameters: { spec: ["err-provider-default-method"] },
};

export const ErrProviderPortalSession: Story = {
	name: "err-provider-portal-session",
	args: { id: "err-provider-portal-session" },
	parameters: { spec: ["err-provider-portal-session"] },
};
