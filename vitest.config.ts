import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: globSync("{packages/*,stories,scripts,bench,e2e}/vitest{,.unit}.config.ts", {
			cwd: import.meta.dirname,
		}),
	},
});
