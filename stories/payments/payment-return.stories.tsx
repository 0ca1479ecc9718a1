import { errorText } from "@roost/api-client/errors";
import { PaymentReturn, paymentReturns } from "@roost/ui/modules/payments/payment-return";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Billing/Payment return pages",
	component: PaymentReturn,
	parameters: { layout: "fullscreen" },
	args: { kind: "payment-success", onContinue: fn() },
} satisfies Meta<typeof PaymentReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaymentSuccess: Story = {
	parameters: { spec: ["payments-success-screen"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(
			canvas.getByRole("heading", { name: "Payment Successful! Your account will be upgraded shortly" }),
		).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Go to Pricing" }));
		await expect(args.onContinue).toHaveBeenCalledOnce();
	},
};
export const BillingSetupSuccess: Story = { args: { kind: "billing-setup-success" } };
export const BillingSetupCancelled: Story = { args: { kind: "billing-setup-cancelled" } };
export const PaymentUpdateSuccess: Story = { args: { kind: "payment-update-success" } };

export const StepFailed: Story = {
	args: { kind: "billing-setup-success", error: errorText("err-provider-no-payment-method") },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("No payment method found in setup intent");
		await expect(canvas.queryByRole("status")).toBeNull();
	},
};

/** Each of the four has words of its own. */
export const AllFour: Story = {
	render: (args) => (
		<div>
			{paymentReturns.map((kind) => (
				<PaymentReturn key={kind} {...args} kind={kind} />
			))}
		</div>
	),
	tags: ["!autodocs"],
	parameters: { a11y: { config: { rules: [{ id: "landmark-no-duplicate-main", enabled: false }] } } },
	play: async ({ canvas }) => {
		const titles = canvas.getAllByRole("heading").map((heading) => heading.textContent);
		await expect(new Set(titles).size).toBe(paymentReturns.length);
	},
};
