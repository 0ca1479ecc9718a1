import { defineProject } from "vitest/config";

export default defineProject({
	test: {
		name: "crash",
		include: ["crash/**/*.test.ts"],
		environment: "node",
		testTimeout: 180_000,
		hookTimeout: 60_000,
	},
});
