import type { Plan, SourceFiles } from "./plan-types.ts";

const directories = [".", "public", "dist", "build", "site", "docs", "www"];

export function planStatic({ paths }: SourceFiles): Plan | undefined {
	const directory = directories.find((dir) => paths.has(dir === "." ? "index.html" : `${dir}/index.html`));
	if (directory === undefined) return undefined;
	return {
		kind: "static",
		because: `${directory === "." ? "" : `${directory}/`}index.html found`,
		install: [],
		build: [],
		start: ["roost-static", directory],
		env: {},
		needs: ["node"],
	};
}
