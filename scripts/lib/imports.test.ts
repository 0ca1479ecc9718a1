import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importCycles, importsOf, wrongDirections } from "./imports.ts";
import { readSources, type Source } from "./sources.ts";

const check = (files: Record<string, string>) => {
	const sources: Source[] = Object.entries(files).map(([file, text]) => ({ file, text }));
	const imports = importsOf(sources);
	return { wrong: wrongDirections(imports), cycles: importCycles(imports) };
};

describe("imports between packages", () => {
	it("go one way, and never in a circle, in this repository", () => {
		const imports = importsOf(
			readSources(join(import.meta.dirname, "../.."), ["packages/*/src/**/*.{ts,tsx}"]),
		);
		expect(imports.length).toBeGreaterThan(0);
		expect(wrongDirections(imports)).toEqual([]);
		expect(importCycles(imports)).toEqual([]);
	});

	it("are found by package name and by path, re-exported or loaded late", () => {
		const { wrong } = check({
			"packages/api-client/src/a.ts": `export * from "@roost/server/main";`,
			"packages/server/src/main.ts": `import { A } from "../../app/src/a.ts"; import "node:fs"; import x from "zod";`,
			"packages/app/src/a.ts": `const late = await import("@roost/standins/identity/start");`,
			"packages/ui/src/button.tsx": `import { running } from "@roost/api-client/fixtures/vms";`,
			"packages/ui/src/button.stories.tsx": `import { running } from "@roost/api-client/fixtures/vms";`,
			"packages/server/src/a.test.ts": `import { signIn } from "@roost/standins/identity/sign-in";`,
		});
		expect(wrong.map((sentence) => sentence.split(" imports ")[0])).toEqual([
			"packages/api-client/src/a.ts",
			"packages/server/src/main.ts",
			"packages/app/src/a.ts",
			"packages/ui/src/button.tsx",
		]);
	});

	it("count as a circle only where they exist at run time", () => {
		const a = "packages/server/src/a.ts";
		const b = "packages/server/src/b.ts";
		expect(check({ [a]: `import "./b.ts";`, [b]: `import type { A } from "./a.ts";` }).cycles).toEqual([]);
		expect(check({ [a]: `import "./b.ts";`, [b]: `import { x } from "./a.ts";` }).cycles).toEqual([[a, b]]);
	});
});
