/** The value below which `share` (0 to 1) of the values lie, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
	if (value === undefined) throw new RangeError("No values were measured.");
	return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

/**
 * Measures both sides in turns, so that whatever else the machine does meanwhile meets both alike; who goes
 * first changes with every round. The first round warms both up and is not counted.
 */
export async function inTurns(
	rounds: number,
	ours: () => Promise<number>,
	bare: () => Promise<number>,
): Promise<{ ours: number[]; bare: number[] }> {
	const measured = { ours: [] as number[], bare: [] as number[] };
	for (let round = 0; round <= rounds; round++) {
		const pair = { ours, bare };
		const order = round % 2 === 0 ? (["ours", "bare"] as const) : (["bare", "ours"] as const);
		for (const side of order) {
			const value = await pair[side]();
			if (round > 0) measured[side].push(value);
		}
	}
	return measured;
}

/** Asks again every few milliseconds until there is an answer. @throws Error naming `what` after `withinMs`. */
export async function until<T>(
	what: string,
	ask: () => Promise<T | undefined>,
	{ everyMs = 5, withinMs = 60_000 } = {},
): Promise<T> {
	const deadline = performance.now() + withinMs;
	for (;;) {
		const answer = await ask();
		if (answer !== undefined) return answer;
		if (performance.now() > deadline) throw new Error(`Waited ${withinMs / 1000} s in vain: ${what}`);
		await new Promise((resolve) => setTimeout(resolve, everyMs));
	}
}
