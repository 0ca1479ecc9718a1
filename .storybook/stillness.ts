/**
 * What makes a story the same picture every time: the clock stands, chance has a seed, fonts are there before the
 * first paint. All of it lives here, never in product code.
 */
export const STORY_NOW = new Date("2026-11-21T09:00:00Z").getTime();

const RealDate = Date;

class StoryDate extends RealDate {
	constructor(
		...args: [] | [number | string | Date] | [number, number, number?, number?, number?, number?, number?]
	) {
		if (args.length === 0) super(STORY_NOW);
		else super(...(args as [number]));
	}

	static override now(): number {
		return STORY_NOW;
	}
}

/** From now on it is 21 November 2026, 09:00 UTC. */
export function freezeClock(): void {
	globalThis.Date = StoryDate as DateConstructor;
}

/** mulberry32 from a fixed seed: every story draws the same numbers in the same order. */
export function seedRandom(seed = 0x726f6f73): void {
	let state = seed;
	Math.random = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** Resolves when both families can be drawn. */
export async function loadFonts(): Promise<void> {
	await Promise.all(
		['14px "Inter Variable"', '14px "JetBrains Mono Variable"'].map((font) => document.fonts.load(font)),
	);
}
