import { defineProject } from "vitest/config";

export default defineProject({
	test: {
		name: "server",
		include: ["src/**/*.test.ts"],
		environment: "node",
		// Real databases, git and machines: seconds, not milliseconds, on a busy machine.
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
