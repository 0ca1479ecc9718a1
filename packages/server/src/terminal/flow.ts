import { terminalWindow } from "@roost/api-client/contract/terminal";

/** Bytes that may wait in the socket itself before the shell is no longer read. */
const socketWindow = 1_048_576;

/**
 * Flow control from the shell to the screen: a source is paused while too much is unacknowledged by the
 * screen, or waits in the socket, and resumed at half of that. So output never piles up anywhere.
 */
export class Flow {
	#unacknowledged = 0;
	#paused = false;
	readonly #source: { pause(): unknown; resume(): unknown };
	readonly #buffered: () => number;
	readonly #acks: boolean;

	constructor(source: { pause(): unknown; resume(): unknown }, buffered: () => number, acks: boolean) {
		this.#source = source;
		this.#buffered = buffered;
		this.#acks = acks;
	}

	sent(characters: number): void {
		if (this.#acks) this.#unacknowledged += characters;
		if (!this.#paused && (this.#unacknowledged > terminalWindow || this.#buffered() > socketWindow)) {
			this.#paused = true;
			this.#source.pause();
		}
	}

	acknowledged(characters: number): void {
		this.#unacknowledged = Math.max(0, this.#unacknowledged - characters);
		this.check();
	}

	/** Called whenever something may have drained. */
	check(): void {
		if (!this.#paused) return;
		if (this.#unacknowledged > terminalWindow / 2 || this.#buffered() > socketWindow / 2) return;
		this.#paused = false;
		this.#source.resume();
	}
}
