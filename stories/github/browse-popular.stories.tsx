import { browseCategories } from "@roost/api-client/contract/github";
import { errorText } from "@roost/api-client/errors";
import { famousRepo, manyRepos } from "@roost/api-client/fixtures/github";
import { BrowsePopular } from "@roost/ui/modules/github/browse-popular";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const popular = Array.from({ length: 130 }, (_, index) => ({
	...famousRepo,
	id: 5000 + index,
	name: `popular-${index + 1}`,
	stargazers_count: 1_300_000 - index * 9000,
}));

const meta = {
	title: "GitHub/Browse Popular",
	component: BrowsePopular,
	args: {
		results: { state: "ready", repos: popular },
		category: "all",
		onCategoryChange: fn(),
		search: "",
		onSearchChange: fn(),
		onRetry: fn(),
		onPreview: fn(),
		onConnect: fn(),
		onAddByLink: fn(),
	},
} satisfies Meta<typeof BrowsePopular>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = {
	parameters: {
		spec: [
			"github-browse-category-javascript",
			"github-browse-category-python",
			"github-browse-category-web-apps",
			"github-browse-category-ai-ml",
			"github-browse-category-developer-tools",
			"github-browse-category-mobile",
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole("radio").map((choice) => choice.textContent)).toEqual([
			"All",
			"JavaScript",
			"Python",
			"Web Apps",
			"AI/ML",
			"Developer Tools",
			"Mobile",
		]);
		for (const category of browseCategories.slice(1)) {
			await userEvent.click(canvas.getByRole("radio", { name: category }));
			await expect(args.onCategoryChange).toHaveBeenLastCalledWith(category);
		}
	},
};

/** 130 came; 100 are shown, in nine pages. */
export const AtMost100: Story = {
	parameters: { spec: ["const-browse-max-100"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Page 9" }));
		const names = [...canvasElement.querySelectorAll("h3")].map((heading) => heading.textContent);
		await expect(names.at(-1)).toBe("popular-100");
		await expect(canvas.queryByRole("button", { name: "Page 10" })).toBeNull();
	},
};

export const Searching: Story = {
	args: {
		search: "notes",
		refreshing: true,
		results: { state: "ready", repos: manyRepos.slice(0, 3) },
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("searchbox")).toHaveAttribute("aria-busy", "true");
	},
};

export const Loading: Story = { args: { results: { state: "loading" } } };

export const NothingFound: Story = {
	args: { search: "qwertyuiop", results: { state: "ready", repos: [] } },
};

const failed = (text: string) => ({ state: "failed", text, limited: false }) as const;

export const RateLimited: Story = {
	args: {
		results: {
			state: "failed",
			text: errorText("err-browse-rate-limit", { reset: "10:14" }),
			limited: true,
		},
	},
	parameters: { spec: ["err-browse-rate-limit"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("GitHub rate limit exceeded")).toBeVisible();
		await expect(canvas.getByText(/until 10:14\. Wait until then, connect GitHub/)).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Connect GitHub" }));
		await expect(args.onConnect).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Add from Github Link" }));
		await expect(args.onAddByLink).toHaveBeenCalledOnce();
	},
};

export const Forbidden: Story = {
	args: { results: failed(errorText("err-browse-403")) },
	parameters: { spec: ["err-browse-403"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("GitHub API access forbidden. Please try again later.")).toBeVisible();
	},
};
export const InvalidQuery: Story = {
	args: { search: "a:b:c", results: failed(errorText("err-browse-422")) },
	parameters: { spec: ["err-browse-422"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Invalid search query. Please try different search terms.")).toBeVisible();
	},
};
export const NotAuthenticated: Story = {
	args: { results: failed(errorText("err-browse-401")) },
	parameters: { spec: ["err-browse-401"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/did not accept our sign-in/)).toBeVisible();
	},
};
export const OtherFailure: Story = {
	args: { results: failed(errorText("err-browse-other", { status: 502 })) },
	parameters: { spec: ["err-browse-other"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("GitHub API error: 502. Please try again later.")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};
