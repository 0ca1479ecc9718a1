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

const story = (tone: "success" | "warning" | "error", title: string, spec: string[]): Story => ({
	args: { toaster: shown(tone, title) },
	parameters: { spec },
	play: async ({ canvasElement }) => {
		const toast = canvasElement.ownerDocument.querySelector(`[data-tone="${tone}"]`);
		await expect(toast).toHaveTextContent(title);
	},
});

export const DeployQueued = story("success", "Sent to Deploy Queue", ["toast-deploy-queued"]);
export const DeployAccepted = story("success", "Deployment request accepted", ["toast-deploy-accepted"]);
export const SentForTermination = story("success", "Sent for Termination", ["toast-app-terminate-sent"]);
export const AppDeleted = story(
	"success",
	"Application deleted successfully and will disappear from your list immediately.",
	["toast-app-deleted"],
);
export const TerminalSuccess = story("success", "File path copied: app.py", ["toast-terminal-success"]);
export const TerminalWarning = story("warning", "Path: /home/ubuntu/apps/sales/app.py", [
	"toast-terminal-warning",
]);
export const TerminalError = story("error", "Search error: the file is gone", ["toast-terminal-error"]);
