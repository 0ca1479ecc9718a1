import { createToaster } from "@roost/ui/lib/toaster";
import { ToastRegion } from "@roost/ui/primitives/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = { title: "Toasts/In their places", component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast that stays: a picture must not depend on when it is taken. */
const shown = (tone: "success" | "warning" | "error", title: string) => {
	const toaster = createToaster();
	toaster.show({ tone, title, duration: Number.POSITIVE_INFINITY });
	return toaster;
};

const story = (tone: "success" | "warning" | "error", title: string): Story => ({
	args: { toaster: shown(tone, title) },
	play: async ({ canvasElement }) => {
		const toast = canvasElement.ownerDocument.querySelector(`[data-tone="${tone}"]`);
		await expect(toast).toHaveTextContent(title);
	},
});

export const DeployQueued: Story = {
	...story("success", "Sent to Deploy Queue"),
	parameters: { spec: ["toast-deploy-queued"] },
};
export const DeployAccepted: Story = {
	...story("success", "Deployment request accepted"),
	parameters: { spec: ["toast-deploy-accepted"] },
};
export const SentForTermination: Story = {
	...story("success", "Sent for Termination"),
	parameters: { spec: ["toast-app-terminate-sent"] },
};
export const AppDeleted: Story = {
	...story("success", "Application deleted successfully and will disappear from your list immediately."),
	parameters: { spec: ["toast-app-deleted"] },
};
