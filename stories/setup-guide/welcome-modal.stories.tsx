import { WelcomeModal } from "@roost/ui/modules/welcome/welcome-modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const meta = {
	title: "Setup guide/Welcome",
	component: WelcomeModal,
	args: { open: true, onStart: fn(), onSkip: fn(), name: "Nils", credits: "$50.00" },
} satisfies Meta<typeof WelcomeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
	parameters: { spec: ["setup-welcome-modal"] },
	play: async ({ userEvent, args }) => {
		await expect(screen.getByRole("dialog", { name: "Welcome to Roost, Nils" })).toBeVisible();
		await userEvent.click(screen.getByRole("button", { name: "Start with billing" }));
		await expect(args.onStart).toHaveBeenCalledOnce();
	},
};

/** Three ways to skip: the word, the cross and Escape. */
export const Skipped: Story = {
	parameters: { spec: ["setup-welcome-skip"] },
	play: async ({ userEvent, args }) => {
		for (const button of screen.getAllByRole("button", { name: "Skip" })) await userEvent.click(button);
		await userEvent.keyboard("{Escape}");
		await expect(args.onSkip).toHaveBeenCalledTimes(3);
	},
};

export const WithoutCredits: Story = { args: { credits: undefined } };
