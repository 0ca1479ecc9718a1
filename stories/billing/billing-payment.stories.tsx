import { errorText } from "@roost/api-client/errors";
import { BillingPayment, billingErrorIds } from "@roost/ui/modules/billing/billing-payment";
import { BillingTabs } from "@roost/ui/modules/billing/billing-tabs";
import { portalWarnings } from "@roost/ui/modules/billing/portal-warnings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const card = { id: "pm_1", type: "card", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2027 };

const meta = {
	title: "Billing/Billing & Payment",
	component: BillingPayment,
	args: {
		setup: { state: "card", card },
		now: new Date("2026-11-21T09:00:00Z"),
		onSetUp: fn(),
		onUpdate: fn(),
		onDeactivate: fn(),
	},
} satisfies Meta<typeof BillingPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSetUp: Story = {
	args: { setup: { state: "none" } },
	parameters: { spec: ["billing-setup-offer", "billing-deactivate-offer"] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Set up billing" }));
		await expect(args.onSetUp).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Deactivate account" }));
		await expect(args.onDeactivate).toHaveBeenCalledOnce();
	},
};

export const WithCard: Story = {
	parameters: {
		spec: [
			"billing-update-method-offer",
			"portal-warning-keep-one",
			"portal-warning-expired-invalid",
			"portal-warning-last-undeletable",
			"portal-warning-add-only",
			"const-min-valid-cards-1",
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("Visa ending 4242")).toBeVisible();
		for (const words of Object.values(portalWarnings)) await expect(canvas.getByText(words)).toBeVisible();
		await expect(canvas.getByText("Keep at least 1 valid payment method on the account.")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Update payment method" }));
		await expect(args.onUpdate).toHaveBeenCalledOnce();
	},
};

export const Lapsed: Story = { args: { setup: { state: "lapsed" } } };

export const CardExpired: Story = {
	args: { setup: { state: "card", card: { ...card, exp_month: 10, exp_year: 2026 } } },
	parameters: { spec: ["err-billing-card-expired"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Payment card expired - please add new payment method")).toBeVisible();
		await expect(canvas.getByText("Expires 10/2026")).toBeVisible();
	},
};

/** Good through the whole of its last month: it is November 2026 here. */
export const CardInItsLastMonth: Story = {
	args: { setup: { state: "card", card: { ...card, exp_month: 11, exp_year: 2026 } } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByText(/card expired/)).toBeNull();
		await expect(canvas.getByText("Valid")).toBeVisible();
	},
};

export const Loading: Story = { args: { setup: { state: "loading" } } };
export const OpeningSetup: Story = {
	args: { setup: { state: "none" }, opening: "setup" },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Set up billing" }));
		await expect(args.onSetUp).not.toHaveBeenCalled();
	},
};
export const OpeningPortal: Story = { args: { opening: "portal" } };

export const SetupFailed: Story = {
	args: { setup: { state: "none" }, error: "err-billing-setup", onDismissError: fn() },
	parameters: { spec: ["err-billing-setup"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to setup billing. Please try again.");
		await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
		await expect(args.onDismissError).toHaveBeenCalledOnce();
	},
};

export const PortalFailed: Story = {
	args: { error: "err-billing-portal-open" },
	parameters: { spec: ["err-billing-portal-open"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent(
			"Failed to open payment method update. Please try again.",
		);
	},
};

/** What the card provider's steps can say, one under the other. */
export const ProviderErrors: Story = {
	render: (args) => (
		<div className="space-y-10">
			{billingErrorIds.map((error) => (
				<BillingPayment key={error} {...args} error={error} />
			))}
		</div>
	),
	parameters: {
		spec: [
			"err-provider-setup-session",
			"err-provider-setup-intent",
			"err-provider-no-setup-intent",
			"err-provider-no-payment-method",
			"err-provider-default-method",
			"err-provider-portal-session",
		],
	},
	play: async ({ canvas }) => {
		for (const words of [
			"Failed to create setup session",
			"Failed to retrieve setup intent",
			"No setup intent found in session",
			"No payment method found in setup intent",
			"Failed to set default payment method",
			"Failed to create billing portal session",
		])
			await expect(canvas.getByText(words)).toBeVisible();
		for (const id of billingErrorIds) await expect(canvas.getByText(errorText(id))).toBeVisible();
	},
};

export const InItsTab: Story = {
	render: (args) => (
		<BillingTabs tab="payment" onTabChange={args.onUpdate}>
			<BillingPayment {...args} />
		</BillingTabs>
	),
	parameters: { spec: ["billing-subtab-payment", "billing-subtab-usage"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("tab", { name: "Billing & Payment" })).toHaveAttribute(
			"aria-selected",
			"true",
		);
		await userEvent.click(canvas.getByRole("tab", { name: "Usage Breakdown" }));
		await expect(args.onUpdate).toHaveBeenCalledWith("usage");
	},
};
