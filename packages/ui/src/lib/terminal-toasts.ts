import { errorText } from "@roost/api-client/errors";
import type { ToastContent } from "./toaster.ts";

/** ms that a toast of the terminal's window stays, before it slides out [const-toast-terminal-4s]. */
export const TERMINAL_TOAST_MS = 4000;

const duration = TERMINAL_TOAST_MS;

/** [toast-editor-path-copied] */
export const pathCopied = (fileName: string): ToastContent => ({
	tone: "success",
	title: `File path copied: ${fileName}`,
	duration,
});

/** [toast-editor-path-copy-failed] The path stands in the words, to be copied by hand. */
export const pathCopyFailed = (path: string): ToastContent => ({
	tone: "warning",
	title: errorText("toast-editor-path-copy-failed", { path }),
	duration,
});

/** [toast-editor-search-error] */
export const searchFailed = (message: string): ToastContent => ({
	tone: "error",
	title: errorText("toast-editor-search-error", { message }),
	duration,
});
