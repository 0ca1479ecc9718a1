import { pathCopied, pathCopyFailed, searchFailed, TERMINAL_TOAST_MS } from "@roost/ui/lib/terminal-toasts";
import { createToaster, type ToastContent } from "@roost/ui/lib/toaster";
import { ToastRegion } from "@roost/ui/primitives/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

interface ToastedProps {
	toast: ToastContent;
	/** Leaves it on screen, for its picture. */
	stays: boolean;
}

/** Shows a toast as soon as it is there. */
function Toasted({ toast, stays }: ToastedProps) {
	const [toaster] = useState(createToaster);
	useEffect(() => {
		toaster.show({ ...toast, ...(stays ? { duration: 600_000 } : {}) });
	}, [toaster, toast, stays]);
	return (
		<div className="h-40">
			<ToastRegion toaster={toaster} />
		</div>
	);
}

const meta = {
	title: "Toasts/Terminal",
	component: Toasted,
	parameters: { layout: "fullscreen" },
	args: { toast: pathCopied("app.py"), stays: true },
} satisfies Meta<typeof Toasted>;
export default meta;
type Story = StoryObj<typeof meta>;

const toastOf = (words: string) => screen.getByText(words).closest("[data-slot=toast]");

export const Success: Story = {
	parameters: { spec: ["toast-terminal-success", "toast-editor-path-copied"] },
	play: async () => {
		await expect(toastOf("File path copied: app.py")).toHaveAttribute("data-tone", "success");
		await expect(toastOf("File path copied: app.py")?.className).toMatch(/\bbg-status-green-/);
	},
};

export const Warning: Story = {
	args: { toast: pathCopyFailed("/home/ubuntu/apps/streamlit-sales/app.py") },
	parameters: { spec: ["toast-terminal-warning", "toast-editor-path-copy-failed"] },
	play: async () => {
		const words = "Path: /home/ubuntu/apps/streamlit-sales/app.py";
		await expect(toastOf(words)).toHaveAttribute("data-tone", "warning");
		await expect(toastOf(words)?.className).toMatch(/\bbg-status-orange-/);
	},
};

export const Failure: Story = {
	args: { toast: searchFailed("the machine did not answer") },
	parameters: { spec: ["toast-terminal-error", "toast-editor-search-error"] },
	play: async () => {
		const words = "Search error: the machine did not answer";
		await expect(toastOf(words)).toHaveAttribute("data-tone", "error");
		await expect(toastOf(words)?.className).toMatch(/\bbg-status-red-/);
	},
};

/** After its 4 s it slides out, and only then is it gone. */
export const SlidesOut: Story = {
	args: { stays: false },
	parameters: { spec: ["toast-terminal-slides-out", "const-toast-terminal-4s"] },
	play: async () => {
		const shownAt = performance.now();
		await expect(TERMINAL_TOAST_MS).toBe(4000);
		const toast = toastOf("File path copied: app.py") as HTMLElement;
		await waitFor(() => expect(toast.dataset.state).toBe("closed"), { timeout: 6000, interval: 10 });
		await expect(performance.now() - shownAt).toBeGreaterThan(3500);
		await expect(performance.now() - shownAt).toBeLessThan(5500);
		await expect(toast).toHaveClass("data-[state=closed]:animate-slide-out");
		await waitFor(() => expect(toast).not.toBeInTheDocument());
	},
};
