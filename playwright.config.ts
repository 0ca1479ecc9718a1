import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** A system that runs already; without it one is started here, as a person starts it, on ports and data of its own. */
const running = process.env.ROOST_E2E_URL;
// Playwright reads this file once in every process it starts: they must agree on the ports and the directory.
// Two runs on one machine must not take each other's server for their own, so the ports follow the process.
process.env.ROOST_E2E_PORT ??= String(20_000 + (process.pid % 2_000) * 5);
const port = Number(process.env.ROOST_E2E_PORT);
process.env.ROOST_E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "roost-e2e-"));

export default defineConfig({
	testDir: "e2e",
	testMatch: "*.spec.ts",
	fullyParallel: false,
	workers: 1,
	timeout: 180_000,
	expect: { timeout: 20_000 },
	reporter: [["list"]],
	outputDir: "dist/e2e-results",
	use: {
		baseURL: running ?? `http://localhost:${port}`,
		trace: "retain-on-failure",
		actionTimeout: 20_000,
		viewport: { width: 1360, height: 900 },
		launchOptions: {
			executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	...(running === undefined && {
		webServer: {
			command: "node scripts/start.ts",
			url: `http://localhost:${port}/api/config`,
			env: { PORT: String(port), ROOST_DATA_DIR: process.env.ROOST_E2E_DATA_DIR },
			timeout: 120_000,
			stdout: "pipe" as const,
			gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
		},
	}),
});
