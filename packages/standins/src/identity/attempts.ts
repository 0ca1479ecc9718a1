/** Counts failures per key over a sliding window; in memory, because a restart is no way in for a guesser. */
export class Attempts {
	readonly #limit: number;
	readonly #windowMs: number;
	readonly #failures = new Map<string, number[]>();

	constructor(limit: number, windowMs: number) {
		this.#limit = limit;
		this.#windowMs = windowMs;
	}

	#recent(key: string): number[] {
		const since = Date.now() - this.#windowMs;
		return (this.#failures.get(key) ?? []).filter((at) => at > since);
	}

	exhausted(key: string): boolean {
		return this.#recent(key).length >= this.#limit;
	}

	fail(key: string): void {
		this.#failures.set(key, [...this.#recent(key), Date.now()]);
		if (this.#failures.size > 10_000) this.#prune();
	}

	clear(key: string): void {
		this.#failures.delete(key);
	}

	#prune(): void {
		for (const key of this.#failures.keys()) {
			if (this.#recent(key).length === 0) this.#failures.delete(key);
		}
	}
}
