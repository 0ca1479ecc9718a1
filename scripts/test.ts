// `npm test`: every check there is, one after the other. `--only <step>` (repeatable) runs some of them.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import {
	closingLine,
	countPlaywright,
	countVitest,
	type Outcome,
	runStep,
	type Step,
	stopRunning,
	summarise,
} from "./lib/steps.ts";

const vitest =
	(...projects: string[]) =>
	(report: string) => [
		"vitest",
		"run",
		...projects.map((project) => `--project=${project}`),
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${report}`,
	];

const STORIES = "stories";
const CRASH = "crash";

const steps: Step[] = [
	{ name: "types", argv: () => ["tsc", "-b"] },
	{ name: "lint", argv: () => ["biome", "check", "."] },
	{ name: "unused", argv: () => ["knip"] },
	{ name: "spec", argv: () => ["node", "scripts/spec.ts"] },
	{ name: "unit", argv: vitest(`!${STORIES}`, `!${CRASH}`), count: countVitest },
	{ name: "crash", argv: vitest(CRASH), count: countVitest },
	...(existsSync("stories/vitest.config.ts")
		? [{ name: "stories", argv: vitest(STORIES), count: countVitest }]
		: []),
	...(existsSync("playwright.config.ts")
		? [
				{
					name: "e2e",
					argv: () => ["playwright", "test", "--reporter=list,json"],
					env: (report: string) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
					count: countPlaywright,
				},
			]
		: []),
];

const { values } = parseArgs({ options: { only: { type: "string", multiple: true } } });
const unknown = values.only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
	console.error(`No step ${unknown.join(", ")}. There are: ${steps.map((step) => step.name).join(", ")}.`);
	process.exit(2);
}

let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.on(signal, () => {
		stopped = true;
		stopRunning();
	});
}

const outcomes: Outcome[] = [];
for (const step of steps) {
	if (stopped || (values.only && !values.only.includes(step.name))) continue;
	outcomes.push(await runStep(step));
}

console.log(`\n${summarise(outcomes)}\n\n${closingLine(outcomes)}`);
process.exitCode = stopped ? 130 : outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
