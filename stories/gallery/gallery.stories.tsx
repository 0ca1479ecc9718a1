import { errorText } from "@roost/api-client/errors";
import { plainApp, privateApp, publicApp } from "@roost/api-client/fixtures/apps";
import { AddTile } from "@roost/ui/modules/gallery/add-tile";
import { AppCard } from "@roost/ui/modules/gallery/app-card";
import { GalleryGrid, type GalleryGridProps } from "@roost/ui/modules/gallery/gallery-grid";
import { GalleryTabs } from "@roost/ui/modules/gallery/gallery-tabs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const onTab = fn();
const onRetry = fn();
const nothing = fn();

function Gallery({ tab, grid }: { tab: "private" | "public"; grid: GalleryGridProps }) {
	return (
		<GalleryTabs
			tab={tab}
			onTab={onTab}
			counts={{ private: 2, public: 24 }}
			hrefs={{ gallery: "/appgallery", dashboard: "/dashboard", jobQueue: "/dashboard#job-queue" }}
		>
			<GalleryGrid {...grid} />
		</GalleryTabs>
	);
}

const card = (app: typeof privateApp, state: "none" | "running" | "creating") => (
	<AppCard
		key={app.id}
		app={app}
		state={state}
		hasTerminal
		mayDelete={!app.isPublicApp}
		runHref="http://app.localhost:4000/"
		jobQueueHref="/dashboard#job-queue"
		onDeploy={nothing}
		onTerminal={nothing}
		onTerminate={nothing}
		onDelete={nothing}
	/>
);
const addTile = <AddTile href="/addpp" />;

const meta = { title: "Gallery/Gallery", component: Gallery } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourProjects: Story = {
	args: {
		tab: "private",
		grid: { state: "listed", addTile, cards: [card(privateApp, "running"), card(plainApp, "none")] },
	},
	parameters: {
		spec: [
			"gallery-tab-private",
			"gallery-tab-public",
			"gallery-add-tile-first",
			"gallery-add-tile-navigates",
			"gallery-link-apps-gallery",
			"gallery-link-dashboard",
			"gallery-link-job-queue",
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("tab", { name: /^Your Projects ?2$/ })).toHaveAttribute(
			"aria-selected",
			"true",
		);
		const tile = canvas.getByRole("link", { name: /^Add New Project/ });
		await expect(tile).toHaveAttribute("href", "/addpp");
		await expect(tile.parentElement?.firstElementChild).toBe(tile);
		await expect(canvas.getByRole("link", { name: "Apps Gallery" })).toHaveAttribute("href", "/appgallery");
		await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
		await expect(canvas.getByRole("link", { name: "AI Job Queue" })).toHaveAttribute(
			"href",
			"/dashboard#job-queue",
		);
		await userEvent.click(canvas.getByRole("tab", { name: /^Open-Sourced Projects ?24$/ }));
		await expect(onTab).toHaveBeenLastCalledWith("public");
	},
};

export const OpenSourced: Story = {
	args: { tab: "public", grid: { state: "listed", cards: card(publicApp, "none") } },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("link", { name: /^Add New Project/ })).toBeNull();
	},
};

export const Loading: Story = { args: { tab: "private", grid: { state: "loading" } } };

const failed = (text: "err-gallery-fetch" | "err-gallery-format"): Story => ({
	args: {
		tab: "private",
		grid: { state: "error", text: errorText("err-gallery-prefix", { error: errorText(text) }), onRetry },
	},
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent(`Error loading apps: ${errorText(text)}`);
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(onRetry).toHaveBeenCalledOnce();
	},
});
export const FetchFailed: Story = {
	...failed("err-gallery-fetch"),
	parameters: { spec: ["err-gallery-fetch", "err-gallery-prefix"] },
};
export const FormatFailed: Story = {
	...failed("err-gallery-format"),
	parameters: { spec: ["err-gallery-format", "err-gallery-prefix"] },
};

export const Empty: Story = { args: { tab: "private", grid: { state: "empty", addTile } } };
export const NothingFound: Story = { args: { tab: "public", grid: { state: "empty", filter: "sudoku" } } };
export const Phone: Story = { args: YourProjects.args ?? {}, globals: { viewport: { value: "phone" } } };
