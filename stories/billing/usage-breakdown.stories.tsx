import { emptyBilling, monthBilling } from "@roost/api-client/fixtures/billing";
import { UsageBreakdown } from "@roost/ui/modules/billing/usage-breakdown";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Billing/Usage Breakdown",
	component: UsageBreakdown,
	args: {
		usage: { state: "ready", billing: monthBilling },
		onRetry: fn(),
		since: "1 November 2026",
	},
} satisfies Meta<typeof UsageBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
	parameters: { spec: ["billing-duration-minutes", "billing-duration-hours", "billing-duration-days-hours"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("$18.42")).toBeVisible();
		await expect(canvas.getByText("42 minutes")).toBeVisible();
		await expect(canvas.getByText("11 hours")).toBeVisible();
		await expect(canvas.getByText("4 days 6 hours")).toBeVisible();
		await expect(canvas.getByText("14 days 13 hours")).toBeVisible();
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const NothingUsed: Story = { args: { usage: { state: "ready", billing: emptyBilling } } };

export const Loading: Story = { args: { usage: { state: "loading" } } };

export const Failed: Story = {
	args: { usage: { state: "failed" } },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("Error Retrieving Cost Data")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
