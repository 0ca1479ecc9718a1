import { AnnouncementSlot } from "@roost/ui/modules/announcement/announcement-slot";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";

/** A stand-in for the third party's widget: it writes its banner into the slot that its script stands in. */
const widget = `data:text/javascript,${encodeURIComponent(`
	const banner = document.createElement("p");
	banner.textContent = "Maintenance on Sunday, 06:00 UTC";
	banner.style.cssText = "margin:0;padding:8px 16px;text-align:center";
	document.querySelector("[data-slot=announcement]").append(banner);
`)}`;

const meta = {
	title: "Shell/Announcement",
	component: AnnouncementSlot,
	args: { scriptSrc: widget },
} satisfies Meta<typeof AnnouncementSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Configured: Story = {
	parameters: { spec: ["banner-embed-script"] },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvasElement.querySelector("script")).toHaveAttribute("src", widget);
		await waitFor(() => expect(canvas.getByText("Maintenance on Sunday, 06:00 UTC")).toBeVisible());
	},
};

export const NotConfigured: Story = {
	args: { scriptSrc: undefined },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toBeEmptyDOMElement();
		await expect(document.querySelector("script[src^='data:']")).toBeNull();
	},
};
