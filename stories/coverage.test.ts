import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type NeverShown, type StoryRef, storyOfState } from "./coverage.ts";

const storiesDir = fileURLToPath(new URL(".", import.meta.url));
const ui = fileURLToPath(new URL("../packages/ui/src", import.meta.url));
const storyFiles = globSync("**/*.stories.tsx", { cwd: storiesDir }).map((file) => join(storiesDir, file));

const specRows = new Set(
	readFileSync(new URL("../docs/spec/requirements.tsv", import.meta.url), "utf8")
		.split("\n")
		.map((line) => line.split("\t")[0] ?? ""),
);

const source = new Map<string, string>();
function read(file: string): string {
	const text = source.get(file) ?? readFileSync(file, "utf8");
	source.set(file, text);
	return text;
}

/** The files of ours that a file imports, types included: a view that is only a type elsewhere is still not shown. */
function importsOf(file: string): string[] {
	const found = [...read(file).matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
		([, specifier = ""]) => specifier,
	);
	return found.flatMap((specifier) => {
		const shared = /^@roost\/ui\/(primitives|modules|lib)\/(.+)$/.exec(specifier);
		const path =
			shared === null
				? join(dirname(file), specifier)
				: join(ui, shared[1] ?? "", `${shared[2]}${shared[1] === "lib" ? ".ts" : ".tsx"}`);
		return (shared !== null || specifier.startsWith(".")) && existsSync(path) ? [path] : [];
	});
}

/** Everything that is rendered by a story, directly or inside something else. */
function shown(): Set<string> {
	const seen = new Set<string>();
	const queue = [...storyFiles];
	for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
		if (seen.has(file)) continue;
		seen.add(file);
		queue.push(...importsOf(file));
	}
	return seen;
}

const isStory = (state: StoryRef | NeverShown): state is StoryRef => typeof state === "string";

describe.each(Object.entries(storyOfState))("%s", (_union, states: Record<string, StoryRef | NeverShown>) => {
	it.each(Object.entries(states))("%s has its story", (_state, shownBy) => {
		if (!isStory(shownBy)) {
			expect(specRows).toContain(shownBy.neverShown);
			return;
		}
		const [file = "", name = ""] = shownBy.split("#");
		expect(read(join(storiesDir, file))).toMatch(new RegExp(`^export const ${name}\\b`, "m"));
	});
});

describe("the catalogue", () => {
	const seen = shown();

	it("shows every view of the product", () => {
		// A context draws nothing.
		const views = globSync("modules/**/*.tsx", { cwd: ui, exclude: ["**/*.test.tsx", "**/*-context.tsx"] });
		expect(views.filter((view) => !seen.has(join(ui, view)))).toEqual([]);
	});

	it("shows every primitive in a story of its own section", () => {
		const direct = new Set(
			storyFiles.filter((file) => relative(storiesDir, file).startsWith("primitives/")).flatMap(importsOf),
		);
		// Parts of another primitive, shown with it.
		const parts = ["primitives/time-series-plot.tsx", "primitives/copy-button.tsx"];
		const missing = globSync("primitives/*.tsx", { cwd: ui }).filter(
			(primitive) => !direct.has(join(ui, primitive)) && !parts.includes(primitive),
		);
		expect(missing).toEqual([]);
	});

	it("names only rows that the specification has", () => {
		const named = storyFiles.flatMap((file) =>
			[...read(file).matchAll(/\bspec:\s*\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
				[...list.matchAll(/"([^"]+)"/g)].map(([, id = ""]) => id),
			),
		);
		expect(named.filter((id) => !specRows.has(id))).toEqual([]);
	});
});
