import { PlanCards } from "@roost/ui/modules/pricing/plan-cards";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Account/Plans",
	component: PlanCards,
	args: { current: "free", onChoose: fn() },
} satisfies Meta<typeof PlanCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Upgrade to Pro" }));
		await expect(args.onChoose).toHaveBeenCalledWith("pro");
	},
};
export const Pro: Story = {
	args: { current: "pro" },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("button", { name: "Upgrade to Pro" })).toBeNull();
		await expect(canvas.getByRole("button", { name: "Upgrade to Enterprise" })).toBeVisible();
	},
};
export const Enterprise: Story = { args: { current: "enterprise" } };
export const Starting: Story = { args: { starting: "pro" } };
export const Failed: Story = {
	args: { error: "The card provider did not answer as expected: timeout" },
};
