// `npm run check`: what can be judged without running the product.
import { join } from "node:path";
import { importCycles, importsOf, wrongDirections } from "./lib/imports.ts";
import { readSources } from "./lib/sources.ts";
import { type Outcome, runStep, type Step, summarise } from "./lib/steps.ts";

const steps: Step[] = [
	{ name: "types", argv: () => ["tsc", "-b"] },
	{ name: "lint", argv: () => ["biome", "lint", "."] },
	{ name: "format", argv: () => ["biome", "check", "--linter-enabled=false", "."] },
	{ name: "unused", argv: () => ["knip"] },
];

/** A check of ours, told like the steps that are commands. */
function judge(name: string, started: number, faults: string[]): Outcome {
	for (const fault of faults) console.error(fault);
	const ok = faults.length === 0;
	const seconds = (performance.now() - started) / 1000;
	return { name, passed: ok ? 1 : 0, failed: faults.length, skipped: 0, seconds, note: "" };
}

const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));

console.log("\n── imports ───");
const started = performance.now();
const imports = importsOf(readSources(join(import.meta.dirname, ".."), ["packages/*/src/**/*.{ts,tsx}"]));
outcomes.push(judge("directions", started, wrongDirections(imports)));
const cycles = importCycles(imports).map((files) => `Circular import: ${[...files, files[0]].join(" → ")}`);
outcomes.push(judge("cycles", performance.now(), cycles));

console.log(`\n${summarise(outcomes)}`);
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
