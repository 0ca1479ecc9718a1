import {
	blue,
	blueDark,
	green,
	greenDark,
	orange,
	orangeDark,
	red,
	redDark,
	sand,
	sandDark,
} from "@radix-ui/colors";
import { describe, expect, it } from "vitest";
import { readTokens, tokensOf } from "./read-tokens.ts";

const scales = readTokens("scales");
const published = [sand, green, blue, orange, red];
const publishedDark = [sandDark, greenDark, blueDark, orangeDark, redDark];

describe("the colour scales", () => {
	it.each([
		["light", published],
		["dark", publishedDark],
	] as const)("are Radix's own, %s", (theme, radix) => {
		const steps = radix.flatMap((scale) => Object.entries(scale));
		expect(tokensOf(scales, theme)).toEqual(
			new Map(steps.map(([step, value]) => [`--${step.replace(/(\d+)$/, "-$1")}`, value])),
		);
	});

	it("are the same whether dark is chosen or preferred", () => {
		expect(tokensOf(scales, "preferred-dark")).toEqual(tokensOf(scales, "dark"));
	});
});
