import { createHash } from "node:crypto";

/** A verified token is believed for at most this long before it is verified anew: a withdrawn key must count. */
const believedMs = 60_000;
const mostRemembered = 10_000;

type Remembered<Value> = { value: Value; until: number };

/** What verified tokens said, by their digest: the tokens themselves are not kept. The least recently used goes first. */
export class VerifiedTokens<Value> {
	readonly #known = new Map<string, Remembered<Value>>();
	readonly #now: () => number;
	readonly #most: number;

	constructor(now: () => number = Date.now, most = mostRemembered) {
		this.#now = now;
		this.#most = most;
	}

	get size(): number {
		return this.#known.size;
	}

	get(token: string): Value | undefined {
		const digest = digestOf(token);
		const entry = this.#known.get(digest);
		if (!entry) return undefined;
		this.#known.delete(digest);
		if (entry.until <= this.#now()) return undefined;
		this.#known.set(digest, entry);
		return entry.value;
	}

	/** @param expires seconds since the epoch, as a token's `exp`. */
	set(token: string, value: Value, expires: number): void {
		const until = Math.min(expires * 1000, this.#now() + believedMs);
		this.#known.set(digestOf(token), { value, until });
		if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value ?? "");
	}
}

const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64");
