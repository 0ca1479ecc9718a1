import { SetupGuide } from "@roost/ui/modules/setup-guide/setup-guide";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Setup guide/Setup guide",
	component: SetupGuide,
	args: {
		flags: { billing: false, github: false, vm: false },
		onStart: fn(),
		notes: { billing: "Visa ending 4242", github: "acme" },
	},
} satisfies Meta<typeof SetupGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = (canvasElement: HTMLElement) =>
	[...canvasElement.querySelectorAll("li")].map((item) => item.dataset.state);

export const NothingDone: Story = {
	parameters: { spec: ["setup-step-billing", "setup-step-github-locked", "setup-step-order"] },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(states(canvasElement)).toEqual(["open", "locked", "locked"]);
		const titles = canvas.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
		await expect(titles).toEqual([
			"Billing: Next",
			"Connect GitHub: Not available yet",
			"First VM: Not available yet",
		]);
		await expect(canvas.getAllByRole("button")).toHaveLength(1);
		await userEvent.click(canvas.getByRole("button", { name: "Set up" }));
		await expect(args.onStart).toHaveBeenCalledWith("billing");
	},
};

export const BillingDone: Story = {
	args: { flags: { billing: true, github: false, vm: false } },
	parameters: { spec: ["setup-step-github-open", "setup-step-vm-locked"] },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(states(canvasElement)).toEqual(["complete", "open", "locked"]);
		await userEvent.click(canvas.getByRole("button", { name: "Connect" }));
		await expect(args.onStart).toHaveBeenCalledWith("github");
	},
};

export const BillingAndGithubDone: Story = {
	args: { flags: { billing: true, github: true, vm: false } },
	parameters: { spec: ["setup-step-vm-open"] },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(states(canvasElement)).toEqual(["complete", "complete", "open"]);
		await userEvent.click(canvas.getByRole("button", { name: "Create" }));
		await expect(args.onStart).toHaveBeenCalledWith("vm");
	},
};

/** GitHub alone: billing is still the next, and the machine still waits for it. */
export const GithubDoneOnly: Story = {
	args: { flags: { billing: false, github: true, vm: false } },
	play: async ({ canvasElement }) => {
		await expect(states(canvasElement)).toEqual(["open", "complete", "locked"]);
	},
};

/** A machine from before, and a card that is gone. */
export const VmDoneOnly: Story = {
	args: { flags: { billing: false, github: false, vm: true } },
	play: async ({ canvasElement }) => {
		await expect(states(canvasElement)).toEqual(["open", "locked", "complete"]);
	},
};
export const BillingAndVmDone: Story = {
	args: { flags: { billing: true, github: false, vm: true } },
	play: async ({ canvasElement }) => {
		await expect(states(canvasElement)).toEqual(["complete", "open", "complete"]);
	},
};
export const GithubAndVmDone: Story = {
	args: { flags: { billing: false, github: true, vm: true } },
	play: async ({ canvasElement }) => {
		await expect(states(canvasElement)).toEqual(["open", "complete", "complete"]);
	},
};

export const AllDone: Story = {
	args: { flags: { billing: true, github: true, vm: true } },
	parameters: { spec: ["setup-hidden-when-complete"] },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toBeEmptyDOMElement();
	},
};

export const Starting: Story = { args: { starting: "billing" } };

export const OnAPhone: Story = {
	args: { flags: { billing: true, github: false, vm: false } },
	globals: { viewport: { value: "phone", isRotated: false } },
};
