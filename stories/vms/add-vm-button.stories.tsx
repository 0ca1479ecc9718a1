import { addVmObstacle } from "@roost/api-client/capabilities";
import { adminUser, freeUser, newUser, proUser } from "@roost/api-client/fixtures/users";
import { AddVmButton } from "@roost/ui/modules/vms/add-vm-button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const meta = {
	title: "VMs/Add VM button",
	component: AddVmButton,
	args: { obstacle: undefined, onPress: fn() },
	decorators: [(Story) => <div className="flex justify-center pt-24">{Story()}</div>],
} satisfies Meta<typeof AddVmButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
	args: { obstacle: addVmObstacle(proUser, true) },
	parameters: { spec: ["dashboard-add-vm-button", "valid-add-vm-allowed"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(addVmObstacle(adminUser, true)).toBeUndefined();
		await userEvent.click(canvas.getByRole("button", { name: "+ Virtual Machines" }));
		await expect(args.onPress).toHaveBeenCalledOnce();
	},
};

const refused = (args: Story["args"], text: string): Story => ({
	args: { ...args, tooltipOpen: true },
	play: async ({ canvas, args: { onPress } }) => {
		const button = canvas.getByRole("button", { name: "+ Virtual Machines" });
		await expect(button).toHaveAttribute("aria-disabled", "true");
		// By keyboard, as it were: a pointer's press would close the tooltip.
		button.click();
		await expect(onPress).not.toHaveBeenCalled();
		const [tooltip] = await screen.findAllByRole("tooltip");
		await expect(tooltip).toHaveTextContent(text);
	},
});

export const PaymentMissing: Story = {
	...refused({ obstacle: addVmObstacle(newUser, true) }, "Please complete the Setup Guide"),
	parameters: { spec: ["valid-add-vm-needs-payment", "vm-tooltip-setup-guide"] },
};
export const GithubMissing: Story = {
	...refused({ obstacle: addVmObstacle(proUser, false) }, "Please complete the Setup Guide"),
	parameters: { spec: ["valid-add-vm-needs-github"] },
};
export const FreeTier: Story = {
	...refused(
		{ obstacle: addVmObstacle(freeUser, true) },
		"Feature not available in current account tier. Please upgrade your account to use Virtual Machines.",
	),
	parameters: { spec: ["valid-add-vm-needs-tier", "vm-tooltip-tier"] },
};
