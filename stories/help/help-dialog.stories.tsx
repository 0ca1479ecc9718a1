import { HelpDialog } from "@roost/ui/modules/help/help-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const meta = {
	title: "Shell/Help dialog",
	component: HelpDialog,
	args: {
		open: true,
		onOpenChange: fn(),
		onStartTour: fn(),
		tutorialA: "https://tutorials.test/a",
		tutorialB: "https://tutorials.test/b",
		chat: true,
		supportHref: "mailto:support@roost.test",
	},
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChat: Story = {
	parameters: {
		spec: [
			"help-start-tour",
			"help-tutorial-a",
			"help-tutorial-b",
			"help-tutorial-a-new-tab",
			"help-tutorial-b-new-tab",
			"help-chat-pointer",
			"tour-label-start",
		],
	},
	play: async ({ userEvent, args }) => {
		for (const [name, href, text] of [
			[/^Tutorial A/, "https://tutorials.test/a", "Set up your account, add an application and deploy it."],
			[
				/^Tutorial B/,
				"https://tutorials.test/b",
				"Describe an idea and change the app with an AI coder beside you.",
			],
		] as const) {
			const link = screen.getByRole("link", { name });
			await expect(link).toHaveAttribute("href", href);
			await expect(link).toHaveAttribute("target", "_blank");
			await expect(link).toHaveTextContent(text);
		}
		await expect(screen.getByText(/support chat, at the bottom right/)).toBeVisible();
		await userEvent.click(screen.getByRole("button", { name: "Start Tour" }));
		await expect(args.onStartTour).toHaveBeenCalledOnce();
	},
};

export const WithoutChat: Story = {
	args: { chat: false },
	play: async () => {
		await expect(screen.getByRole("link", { name: "Write to support" })).toBeVisible();
	},
};
