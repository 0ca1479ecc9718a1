import { stripVTControlCharacters } from "node:util";

const LINE_MAX = 2000;

/** A line as a log may show it: no escape sequences, no control characters, not endlessly long. */
export function printable(line: string): string {
	const last = line.replace(/\r+$/, "").split("\r").at(-1) ?? "";
	// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point.
	const text = stripVTControlCharacters(last).replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");
	return text.length > LINE_MAX ? `${text.slice(0, LINE_MAX)}…` : text;
}

/** The last lines of something, for the reason of a failure. */
export class Tail {
	readonly #lines: string[] = [];
	readonly #most: number;

	constructor(most: number) {
		this.#most = most;
	}

	add(line: string): void {
		const text = printable(line);
		if (text.trim() === "" || text.startsWith("[roost] ")) return;
		this.#lines.push(text);
		if (this.#lines.length > this.#most) this.#lines.shift();
	}

	/** ` It printed: …`, or ` It printed nothing.` */
	told(): string {
		return this.#lines.length === 0 ? " It printed nothing." : ` It printed:\n${this.#lines.join("\n")}`;
	}
}
