import { expect, it } from "vitest";
import { VerifiedTokens } from "./verified-tokens.ts";

it("remembers what a token said, but never past the token's end nor longer than a minute", () => {
	let now = 1_000_000;
	const tokens = new VerifiedTokens<string>(() => now);
	tokens.set("short", "a", 1_010);
	tokens.set("long", "b", 9_999);
	now = 1_009_999;
	expect(tokens.get("short")).toBe("a");
	now = 1_010_000;
	expect(tokens.get("short")).toBeUndefined();
	now = 1_059_999;
	expect(tokens.get("long")).toBe("b");
	now = 1_060_000;
	expect(tokens.get("long")).toBeUndefined();
	expect(tokens.size).toBe(0);
});

it("forgets the least recently used first", () => {
	const tokens = new VerifiedTokens<number>(() => 0, 2);
	tokens.set("a", 1, 60);
	tokens.set("b", 2, 60);
	tokens.get("a");
	tokens.set("c", 3, 60);
	expect([tokens.get("a"), tokens.get("b"), tokens.get("c")]).toEqual([1, undefined, 3]);
});
