import { describe, expect, it } from "vitest";
import { readTokens, tokensOf } from "./read-tokens.ts";

const scales = readTokens("scales");
const roles = readTokens("roles");

/** Roles resolved to #rrggbb in one theme. */
function colours(theme: "light" | "dark"): (name: string) => string {
	const tokens = new Map([...tokensOf(scales, theme), ...tokensOf(roles, theme), ...tokensOf(roles, "both")]);
	const resolve = (name: string): string => {
		const value = tokens.get(name);
		if (value === undefined) throw new Error(`${name} is not a token`);
		const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
		return reference === undefined ? value : resolve(reference);
	};
	return resolve;
}

function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

const grounds = ["--canvas", "--paper", "--floating", "--sunken"];
const hues = ["green", "blue", "orange", "red"];

const pairs: [text: string, ground: string][] = [
	...[...grounds, "--pressed"].flatMap((ground): [string, string][] => [
		["--ink", ground],
		["--ink-secondary", ground],
	]),
	...hues.flatMap((hue) =>
		[...grounds, `--status-${hue}-soft`, `--status-${hue}-faint`].map((ground): [string, string] => [
			`--status-${hue}`,
			ground,
		]),
	),
	...hues.flatMap((hue): [string, string][] => [
		["--ink", `--status-${hue}-faint`],
		["--ink-secondary", `--status-${hue}-faint`],
	]),
	["--on-ink", "--ink"],
	["--on-danger", "--danger-fill"],
	["--on-danger", "--danger-fill-hover"],
];

describe.each(["light", "dark"] as const)("text in the %s theme", (theme) => {
	const colour = colours(theme);

	it.each(pairs)("%s on %s reads at 4.5:1 or more", (text, ground) => {
		expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
	});

	it("has a focus ring of 3:1 or more on every ground", () => {
		for (const ground of grounds.filter((name) => name !== "--sunken")) {
			expect(contrast(colour("--focus"), colour(ground)), ground).toBeGreaterThanOrEqual(3);
		}
	});
});

it("gives dark the same roles whether it is chosen or preferred", () => {
	expect(tokensOf(roles, "preferred-dark")).toEqual(tokensOf(roles, "dark"));
});
