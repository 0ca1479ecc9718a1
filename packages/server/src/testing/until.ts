import { setTimeout as pause } from "node:timers/promises";

/** Asks until there is an answer other than undefined or false; rejects with the last look after `ms`. */
export async function until<T>(
	what: string,
	look: () => T | undefined | false | Promise<T | undefined | false>,
	ms = 45_000,
): Promise<T> {
	const end = Date.now() + ms;
	for (;;) {
		const seen = await look();
		if (seen !== undefined && seen !== false) return seen;
		if (Date.now() > end) throw new Error(`not within ${ms} ms: ${what}`);
		await pause(50);
	}
}
