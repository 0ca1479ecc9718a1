import { errorText } from "@roost/api-client/errors";
import { famousRepo, privateRepo } from "@roost/api-client/fixtures/github";
import { RepoBrowser } from "@roost/ui/modules/github/repo-browser";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { listedRepos } from "../add-app/fixtures.ts";

const meta = {
	title: "GitHub/Repositories",
	component: RepoBrowser,
	args: {
		list: { state: "ready", repos: listedRepos },
		onRetry: fn(),
		onPreview: fn(),
		onAddByLink: fn(),
	},
} satisfies Meta<typeof RepoBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
	[...canvasElement.querySelectorAll("h3")].map((heading) => heading.textContent);
const owners = (canvasElement: HTMLElement) =>
	[...canvasElement.querySelectorAll("h3 + p")].map((owner) => owner.textContent);

export const Grid: Story = {
	parameters: {
		spec: ["github-repo-grid", "const-repo-page-12", "github-preview-select", "github-view-on-github"],
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(names(canvasElement)).toHaveLength(12);
		await userEvent.click(canvas.getAllByRole("button", { name: "Preview & Select" })[0] as HTMLElement);
		await expect(args.onPreview).toHaveBeenCalledWith(listedRepos[0]);
		await expect(canvas.getAllByRole("link", { name: "View on GitHub" })[0]).toHaveAttribute(
			"href",
			listedRepos[0]?.html_url,
		);
	},
};

export const LastPage: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Page 3" }));
		await expect(names(canvasElement)).toHaveLength(8);
		await expect(canvas.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
	},
};

export const Searched: Story = {
	parameters: { spec: ["github-repo-search-box"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.type(canvas.getByRole("searchbox", { name: "Search repositories" }), "SERVICE-2");
		await waitFor(() => expect(names(canvasElement)).toContain("service-29"));
		for (const name of names(canvasElement)) await expect(name).toMatch(/^service-2/);
	},
};

export const AllFilter: Story = {
	parameters: { spec: ["github-filter-all"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("radio", { name: "All" })).toBeChecked();
	},
};

export const PublicFilter: Story = {
	parameters: { spec: ["github-filter-public"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("radio", { name: "Public" }));
		await expect(names(canvasElement).length).toBeGreaterThan(0);
		await expect(canvas.queryAllByText("Private", { selector: "[data-slot=badge]" })).toHaveLength(0);
	},
};

export const PrivateFilter: Story = {
	parameters: { spec: ["github-filter-private"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("radio", { name: "Private" }));
		await expect(names(canvasElement)).toHaveLength(11);
		await expect(canvas.getAllByText("Private", { selector: "[data-slot=badge]" })).toHaveLength(11);
	},
};

export const OrganizationFilter: Story = {
	parameters: { spec: ["github-filter-organization"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole("radio", { name: "Organization" }));
		await expect(owners(canvasElement)).toEqual(["birdhouse", "birdhouse"]);
	},
};

export const Counts: Story = {
	args: {
		list: {
			state: "ready",
			repos: [
				{ ...famousRepo, fromOrganization: false },
				{ ...(listedRepos[1] ?? famousRepo), fromOrganization: false },
				{ ...privateRepo, fromOrganization: false },
			],
		},
	},
	parameters: { spec: ["github-stars-k", "github-stars-m", "github-forks-km"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByTitle("1234567 stars")).toHaveTextContent("1.2M");
		await expect(canvas.getByTitle("45600 forks")).toHaveTextContent("45.6k");
		await expect(canvas.getByTitle("1234 stars")).toHaveTextContent("1.2k");
		await expect(canvas.getByTitle("87 forks")).toHaveTextContent("87");
	},
};

export const NothingMatches: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.type(canvas.getByRole("searchbox"), "zzz");
		await expect(await canvas.findByText("No repository matches")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
		await expect(names(canvasElement)).toHaveLength(12);
		await userEvent.type(canvas.getByRole("searchbox"), "zzz");
	},
};

export const NoneYet: Story = {
	args: { list: { state: "ready", repos: [] } },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Add from Github Link" }));
		await expect(args.onAddByLink).toHaveBeenCalledOnce();
	},
};

export const Loading: Story = { args: { list: { state: "loading" } } };

export const Failed: Story = {
	args: { list: { state: "failed", text: errorText("err-github-repos-status", { status: 502 }) } },
	parameters: { spec: ["err-github-repos-status"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("Failed to fetch repositories: 502")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};

export const OrganizationsFailed: Story = {
	args: { list: { state: "failed", text: errorText("err-github-org-repos-status", { status: 403 }) } },
	parameters: { spec: ["err-github-org-repos-status"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Failed to fetch organization repositories: 403")).toBeVisible();
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
