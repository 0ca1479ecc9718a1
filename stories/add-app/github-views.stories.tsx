import { DEFAULT_GITHUB_VIEW, GithubViews } from "@roost/ui/modules/add-app/github-views";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Add application/GitHub views",
	component: GithubViews,
	args: {
		view: DEFAULT_GITHUB_VIEW,
		onViewChange: fn(),
		children: <p className="text-ink-secondary">What the chosen view shows.</p>,
	},
} satisfies Meta<typeof GithubViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReposByDefault: Story = {
	parameters: {
		spec: [
			"addapp-view-repos-default",
			"addapp-view-manual",
			"addapp-view-browse",
			"addapp-view-browse-no-toggle",
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		const toggles = canvas.getAllByRole("radio");
		await expect(toggles.map((toggle) => toggle.textContent)).toEqual([
			"Your Existing GitHub Repos",
			"Add from Github Link",
		]);
		await expect(toggles[0]).toBeChecked();
		await userEvent.click(canvas.getByRole("radio", { name: "Add from Github Link" }));
		await expect(args.onViewChange).toHaveBeenCalledWith("manual");
		await userEvent.click(canvas.getByRole("button", { name: "Browse Popular" }));
		await expect(args.onViewChange).toHaveBeenCalledWith("browse");
	},
};

export const Manual: Story = { args: { view: "manual" } };

/** Neither toggle is on. */
export const Browse: Story = {
	args: { view: "browse" },
	play: async ({ canvas }) => {
		for (const toggle of canvas.getAllByRole("radio")) await expect(toggle).not.toBeChecked();
		await expect(canvas.getByRole("button", { name: "Browse Popular" })).toHaveAttribute(
			"aria-current",
			"page",
		);
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
