import { expiredCardUser, newUser, proUser } from "@roost/api-client/fixtures/users";
import { AccountInfo } from "@roost/ui/modules/account/account-info";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const card = { id: "pm_1", type: "card", brand: "visa", last4: "4242", exp_month: 8, exp_year: 2027 };

const meta = {
	title: "Account/Account Info",
	component: AccountInfo,
	args: {
		user: { ...proUser, newPaymentMethodInfo: card },
		now: new Date("2026-11-21T09:00:00Z"),
		onOpenBilling: fn(),
	},
} satisfies Meta<typeof AccountInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

const factOf = (canvasElement: HTMLElement, term: string) =>
	[...canvasElement.querySelectorAll("dt")].find((dt) => dt.textContent === term)?.nextElementSibling;

export const SetUp: Story = {
	parameters: {
		spec: [
			"account-info-email",
			"account-info-username",
			"account-info-email-verified",
			"account-info-active",
			"account-info-member-since",
			"account-info-payment-setup",
		],
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(factOf(canvasElement, "Email")).toHaveTextContent("pro@roost.test");
		await expect(factOf(canvasElement, "Username")).toHaveTextContent("Priya Rao");
		await expect(factOf(canvasElement, "Email verified")).toHaveTextContent("Verified");
		await expect(factOf(canvasElement, "Account status")).toHaveTextContent("Active");
		await expect(factOf(canvasElement, "Member since")).toHaveTextContent("2 March 2026");
		await expect(factOf(canvasElement, "Payment method")).toHaveTextContent("Visa ending 4242");
		await expect(canvas.queryByText(/may have expired/)).toBeNull();
	},
};

export const CardsMayHaveExpired: Story = {
	args: { user: expiredCardUser },
	parameters: { spec: ["account-info-cards-expired-warning"] },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(canvas.getByText("Your cards may have expired")).toBeVisible();
		await expect(factOf(canvasElement, "Payment method")).toHaveTextContent("Not set up");
		await userEvent.click(canvas.getByRole("button", { name: "Open Billing" }));
		await expect(args.onOpenBilling).toHaveBeenCalledOnce();
	},
};

export const CardExpired: Story = {
	args: { user: { ...proUser, newPaymentMethodInfo: { ...card, exp_month: 10, exp_year: 2026 } } },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText("Payment card expired - please add new payment method")).toBeVisible();
		await expect(factOf(canvasElement, "Payment method")).toHaveTextContent("Visa ending 4242, expired");
	},
};

/** No customer id yet: no warning, since there was never a card. */
export const NewAndUnverified: Story = {
	args: { user: { ...newUser, emailVerified: false, isActive: true } },
	play: async ({ canvas, canvasElement }) => {
		await expect(factOf(canvasElement, "Email verified")).toHaveTextContent("Not verified");
		await expect(canvas.queryByText(/may have expired/)).toBeNull();
	},
};

export const Inactive: Story = {
	args: { user: { ...proUser, isActive: false } },
	play: async ({ canvasElement }) => {
		await expect(factOf(canvasElement, "Account status")).toHaveTextContent("Inactive");
	},
};
