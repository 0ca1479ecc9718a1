import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteArgv, quoteWord } from "./quote.ts";

/** What a real shell makes of the line: its words, as the program that it starts receives them. */
function wordsOf(shell: string, line: string): string[] {
	const script = `set -- ${line}\nfor word do printf '%s\\0' "$word"; done`;
	return execFileSync(shell, ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}

const word = fc.oneof(
	fc.string({ unit: "binary" }).filter((text) => !text.includes("\0") && text.isWellFormed()),
	fc.string({ unit: fc.constantFrom(..."'\"\\$`!*?[]{}()<>|&;~#=%^ \t\n-a") }),
);

describe("quoting for a remote shell", () => {
	it.each(["sh", "bash"])("gives %s back exactly the words that went in", (shell) => {
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (words) => {
				expect(wordsOf(shell, words.map(quoteWord).join(" "))).toEqual(words);
			}),
			{ numRuns: 150 },
		);
	});

	it.each(["if", "FOO=bar", "time", "~", "{", "!", "ls"])(
		"never takes the program name %j for syntax",
		(name) => {
			expect(wordsOf("bash", quoteArgv([name, "x"]))).toEqual([name, "x"]);
			expect(quoteArgv([name])).toMatch(/^'/);
		},
	);

	it("refuses what no process can be given", () => {
		expect(() => quoteWord("a\0b")).toThrow(RangeError);
		expect(() => quoteArgv(["a\0b"])).toThrow(RangeError);
		expect(() => quoteArgv([])).toThrow(RangeError);
	});
});
