import { readFileSync } from "node:fs";

/** Which block of a token file: by the chosen theme, or by what the device prefers. */
export type TokenBlock = "light" | "dark" | "preferred-dark" | "both";

const selectors: Record<TokenBlock, RegExp> = {
	light: /:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/,
	dark: /(?<![,\w])\s*\[data-theme="dark"\]\s*\{([^}]*)\}/,
	"preferred-dark": /:root:not\(\[data-theme\]\)\s*\{([^}]*)\}/,
	both: /:root,\s*\[data-theme\]\s*\{([^}]*)\}/,
};

/** The custom properties of one block of a token file, by name, as written. */
export function tokensOf(css: string, block: TokenBlock): Map<string, string> {
	const body = selectors[block].exec(css)?.[1] ?? "";
	return new Map(
		[...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
	);
}

/** One token file of the design system. */
export function readTokens(file: "scales" | "roles"): string {
	return readFileSync(new URL(`../../packages/ui/src/tokens/${file}.css`, import.meta.url), "utf8");
}
