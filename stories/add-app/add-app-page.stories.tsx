import {
	AddAppPage,
	type AddAppPageProps,
	addAppTabs,
	DEFAULT_ADD_APP_TAB,
} from "@roost/ui/modules/add-app/add-app-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Add application/Page",
	component: AddAppPage,
	args: {
		tab: DEFAULT_ADD_APP_TAB,
		onTabChange: fn(),
		children: <p className="text-ink-secondary">What the chosen tab shows.</p>,
	} satisfies AddAppPageProps,
} satisfies Meta<typeof AddAppPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GithubByDefault: Story = {
	parameters: {
		spec: ["addapp-title", "addapp-tab-vibe", "addapp-tab-github", "addapp-tab-vibe-marked-ai"],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("heading", { name: "Add a New Application..." })).toBeVisible();
		const [vibe, github] = canvas.getAllByRole("tab");
		await expect(vibe).toHaveTextContent("Add New - Start a Vibe Coding Project");
		await expect(vibe?.querySelector("[data-slot=badge]")).toHaveTextContent("AI");
		await expect(github).toHaveTextContent("Add Existing - Add from GitHub");
		await userEvent.click(canvas.getByRole("tab", { name: /Vibe Coding/ }));
		await expect(args.onTabChange).toHaveBeenCalledWith("vibe");
	},
};

export const DefaultTab: Story = {
	parameters: { spec: ["addapp-tab-github-default"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent(
			"Add Existing - Add from GitHub",
		);
		await expect(canvas.getAllByRole("tab")).toHaveLength(addAppTabs.length);
	},
};

export const Vibe: Story = { args: { tab: "vibe" } };
export const Archive: Story = { args: { tab: "archive" } };
