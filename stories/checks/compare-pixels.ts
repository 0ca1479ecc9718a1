import { PNG } from "pngjs";
import type { Accepted, Pixels } from "./png.ts";

/**
 * A channel may differ by this much of 255, besides the baseline's own rounding: what another processor's
 * arithmetic can do, and no eye sees.
 */
const CHANNEL_TOLERANCE = 2;
/**
 * Edges of a rounded corner are not always smoothed alike: this many pixels may be a shade off. A hairline of another
 * colour is hundreds.
 */
const SHADE = 16;
const SHADED_PIXELS = 32;
/** Pixels that may differ by more than a shade. A changed letter is dozens. */
const CHANGED_PIXELS = 2;

export type Verdict = { same: true } | { same: false; why: string; diff: PNG | null };

/** Compares pixel by pixel. The diff shows the new picture faded, with what changed in red. */
export function comparePixels(
	before: Pixels,
	after: Pixels,
	accepted: Pick<Accepted, "exact" | "rounding">,
): Verdict {
	if (before.width !== after.width || before.height !== after.height) {
		return {
			same: false,
			why: `${before.width}×${before.height} px became ${after.width}×${after.height} px`,
			diff: null,
		};
	}
	const diff = new PNG({ width: after.width, height: after.height });
	let changed = 0;
	let shaded = 0;
	for (let at = 0; at < after.data.length; at += 4) {
		let furthest = 0;
		for (let channel = 0; channel < 3; channel += 1) {
			const now = after.data[at + channel] ?? 0;
			furthest = Math.max(furthest, Math.abs(now - (before.data[at + channel] ?? 0)));
			diff.data[at + channel] = 200 + now * 0.2;
		}
		diff.data[at + 3] = 255;
		const colour =
			((before.data[at] ?? 0) << 16) | ((before.data[at + 1] ?? 0) << 8) | (before.data[at + 2] ?? 0);
		const rounding = accepted.exact.has(colour) ? 0 : accepted.rounding;
		if (furthest <= CHANNEL_TOLERANCE + rounding) continue;
		if (furthest <= SHADE) shaded += 1;
		else changed += 1;
		diff.data.set([220, 30, 40], at);
	}
	return changed <= CHANGED_PIXELS && shaded <= SHADED_PIXELS
		? { same: true }
		: { same: false, why: `${changed + shaded} px changed`, diff };
}
