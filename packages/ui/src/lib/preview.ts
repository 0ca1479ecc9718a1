/** ms after the frame has loaded until the overlay is gone [const-preview-fade-1s]. */
export const PREVIEW_FADE_MS = 1000;
/** ms that the overlay shows after Refresh [const-preview-refresh-2s]. */
export const PREVIEW_REFRESH_MS = 2000;
/** px [const-preview-min-width-300] [const-editor-min-width-400] [const-tips-width-500] */
export const PREVIEW_MIN_WIDTH = 300;
export const EDITOR_MIN_WIDTH = 400;
export const TIPS_WIDTH = 500;

/** [preview-cache-busting] The app's address with a timestamp, so that no cache answers for it. */
export function cacheBusted(url: string, at: number): string {
	const busted = new URL(url);
	busted.searchParams.set("_t", String(at));
	return busted.href;
}
