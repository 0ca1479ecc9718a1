import { AppPreview } from "@roost/ui/modules/preview/app-preview";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

/** A small app; the comment at its end swallows the timestamp that is added to its address. */
const app = `data:text/html,${encodeURIComponent("<body style='font:16px sans-serif;margin:24px'><h1>Sales explorer</h1><p>Revenue by month</p><!--")}`;
const meta = {
	title: "Terminal/App Preview",
	component: AppPreview,
	parameters: { layout: "fullscreen" },
	decorators: [
		(Story) => (
			<div className="h-[520px] max-w-[640px]">
				<Story />
			</div>
		),
	],
	args: { url: app, failed: false, onRefresh: fn() },
} satisfies Meta<typeof AppPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlay = () => document.querySelector<HTMLElement>("[data-slot=app-preview] [role=status]");
const gone = () => waitFor(() => expect(overlay()?.dataset.state).toBe("gone"), { timeout: 6000 });

export const Loaded: Story = {
	parameters: {
		spec: ["preview-frame", "preview-open-button", "const-preview-fade-1s", "const-preview-min-width-300"],
	},
	play: async ({ args, canvasElement }) => {
		const frame = screen.getByTitle<HTMLIFrameElement>("App Preview", { selector: "iframe" } as never);
		await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
		const loadedAt = performance.now();
		await expect(overlay()).toHaveAttribute("data-state", "shown");
		await gone();
		await expect(performance.now() - loadedAt).toBeGreaterThan(800);
		const open = screen.getByRole("link", { name: "Open" });
		await expect(open).toHaveAttribute("href", args.url);
		await expect(open).toHaveAttribute("target", "_blank");
		await expect(canvasElement.querySelector<HTMLElement>("[data-slot=app-preview]")?.style.minWidth).toBe(
			"300px",
		);
	},
};

export const Loading: Story = {
	// As if the app had not answered yet: the frame's own load event never arrives.
	beforeEach: () => {
		const keep = (event: Event) => event.stopImmediatePropagation();
		document.addEventListener("load", keep, true);
		return () => document.removeEventListener("load", keep, true);
	},
	parameters: { spec: ["preview-loading"] },
	play: async () => {
		await expect(overlay()).toHaveAttribute("data-state", "shown");
		await expect(screen.getByText("Loading the app")).toBeVisible();
	},
};

export const Refreshed: Story = {
	parameters: { spec: ["preview-refresh-button", "const-preview-refresh-2s"] },
	play: async ({ userEvent, args }) => {
		await gone();
		const before = document.querySelector("iframe");
		await userEvent.click(screen.getByRole("button", { name: "Refresh" }));
		const pressedAt = performance.now();
		await expect(args.onRefresh).toHaveBeenCalledOnce();
		await expect(overlay()).toHaveAttribute("data-state", "shown");
		await expect(document.querySelector("iframe")).not.toBe(before);
		await gone();
		await expect(performance.now() - pressedAt).toBeGreaterThan(1800);
		await expect(performance.now() - pressedAt).toBeLessThan(4000);
		await userEvent.hover(document.body);
	},
};

export const Failed: Story = {
	args: { url: "http://streamlit-sales.localhost:4000/", failed: true },
	parameters: {
		spec: ["preview-failed", "preview-failed-url", "preview-failed-hint", "preview-failed-open"],
	},
	play: async ({ args }) => {
		await expect(screen.getByText("Failed to load app preview")).toBeVisible();
		await expect(screen.getByText("http://streamlit-sales.localhost:4000/")).toBeVisible();
		await expect(screen.getByText("The app might not be running or blocking iframe access")).toBeVisible();
		await expect(screen.getByRole("link", { name: "Open in New Tab Instead" })).toHaveAttribute(
			"href",
			args.url,
		);
	},
};
