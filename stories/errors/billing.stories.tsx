// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Billing",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrBilling422: Story = {
	name: "err-billing-422",
	args: { id: "err-billing-422" },
	parameters: { spec: ["err-billing-422"] },
};

export const ErrBilling404: Story = {
	name: "err-billing-404",
	args: { id: "err-billing-404" },
	parameters: { spec: ["err-billing-404"] },
};

export const ErrBillingOther: Story = {
	name: "err-billing-other",
	args: { id: "err-billing-other" },
	parameters: { spec: ["err-billing-other"] },
};

export const ErrCredit422: Story = {
	name: "err-credit-422",
	args: { id: "err-credit-422" },
	parameters: { spec: ["err-credit-422"] },
};

export const ErrCreditInvalidFormat: Story = {
	name: "err-credit-invalid-format",
	args: { id: "err-credit-invalid-format" },
	parameters: { spec: ["err-credit-invalid-format"] },
};

export const ErrCreditOtherFailure: Story = {
	name: "err-credit-other-failure",
	args: { id: "err-credit-other-failure" },
	parameters: { spec: ["err-credit-other-failure"] },
};

export const ErrCredit404: Story = {
	name: "err-credit-404",
	args: { id: "err-credit-404" },
	parameters: { spec: ["err-credit-404"] },
};

export const ErrCredit500: Story = {
	name: "err-credit-500",
	args: { id: "err-credit-500" },
	parameters: { spec: ["err-credit-500"] },
};

export const ErrCreditOtherStatus: Story = {
	name: "err-credit-other-status",
	args: { id: "err-credit-other-status" },
	parameters: { spec: ["err-credit-other-status"] },
};

export const ErrBillingSetup: Story = {
	name: "err-billing-setup",
	args: { id: "err-billing-setup" },
	parameters: { spec: ["err-billing-setup"] },
};

export const ErrBillingPortalOpen: Story = {
	name: "err-billing-portal-open",
	args: { id: "err-billing-portal-open" },
	parameters: { spec: ["err-billing-portal-open"] },
};

export const ErrBillingDeactivate: Story = {
	name: "err-billing-deactivate",
	args: { id: "err-billing-deactivate" },
	parameters: { spec: ["err-billing-deactivate"] },
};

export const ErrBillingCardExpired: Story = {
	name: "err-billing-card-expired",
	args: { id: "err-billing-card-expired" },
	parameters: { spec: ["err-billing-card-expired"] },
};
