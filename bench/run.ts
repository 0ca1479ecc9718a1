import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Benchmark } from "./benchmark.ts";
import { api } from "./cases/api.ts";
import { browser } from "./cases/browser.ts";
import { create } from "./cases/create.ts";
import { deploy } from "./cases/deploy.ts";
import { firstView } from "./cases/first-view.ts";
import { proxy } from "./cases/proxy.ts";
import { terminal } from "./cases/terminal.ts";
import { type Figure, notMeasured, table } from "./figure.ts";
import { buildSite } from "./site/build.ts";
import { makeClientKey } from "./system/client-key.ts";
import { startSystem } from "./system/system.ts";

const benchmarks: readonly Benchmark[] = [create, deploy, terminal, browser, proxy, api, firstView];

const { values } = parseArgs({
	options: { json: { type: "string" }, only: { type: "string", multiple: true } },
});
const unknown = values.only?.find((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown !== undefined) {
	console.error(
		`There is no benchmark '${unknown}'. There are: ${benchmarks.map(({ name }) => name).join(", ")}.`,
	);
	process.exit(2);
}
const chosen = benchmarks.filter(({ name }) => values.only?.includes(name) ?? true);

if (chosen.some(({ needsSite }) => needsSite)) await buildSite();
const scratch = mkdtempSync(join(tmpdir(), "roost-bench-scratch-"));
// The bare sandbox runs as another user, who must be able to pass through.
chmodSync(scratch, 0o711);
const starting = startSystem();
let ending: Promise<void> | undefined;
const end = () => {
	ending ??= starting
		// A start that failed has cleaned up after itself.
		.then(
			(system) => system.close(),
			() => undefined,
		)
		.finally(() => rmSync(scratch, { recursive: true, force: true }));
	return ending;
};
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	// Not once: a terminal and a wrapper may both send it, and the second must not cut the clean-up short.
	process.on(signal, () => {
		void end().finally(() => process.exit(1));
	});
}

const figures: Figure[] = [];
try {
	const system = await starting;
	const setting = { system, key: makeClientKey(scratch), scratch };
	for (const { name, run } of chosen) {
		const started = Date.now();
		const measured = await run(setting).catch((error: unknown) => {
			// The others are still worth their time; the exit code tells.
			process.exitCode = 1;
			console.error(error);
			return [notMeasured(name, "", error instanceof Error ? error.message : String(error))];
		});
		figures.push(...measured);
		console.error(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n${table(measured)}\n`);
	}
} finally {
	await end();
}
console.log(table(figures));
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, "\t")}\n`);
