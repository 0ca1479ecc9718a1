import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";

/** What about the stories needs no browser: the tokens' contrast, the pictures' arithmetic, the coverage of states. */
export default defineProject({
	root: fileURLToPath(new URL(".", import.meta.url)),
	test: { name: "stories-unit", include: ["**/*.test.ts"], exclude: ["**/*.browser.test.ts"] },
});
