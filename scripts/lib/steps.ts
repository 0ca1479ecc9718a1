import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Counts = { passed: number; failed: number; skipped: number };

export type Step = {
	name: string;
	/** The command; `report` is a file where it may leave its JSON report. */
	argv: (report: string) => string[];
	env?: (report: string) => Record<string, string>;
	/** Reads the report. Without it the command itself is the one thing that passes or fails. */
	count?: (report: unknown) => Counts;
};

export type Outcome = Counts & { name: string; seconds: number; note: string };

type Exit = { code: number | null; signal: NodeJS.Signals | null; error?: Error };

let running: ReturnType<typeof spawn> | undefined;

/** Ends the command that is running; for a person who stops the whole run. */
export function stopRunning(): void {
	running?.kill("SIGTERM");
}

function runCommand(argv: string[], env: Record<string, string>): Promise<Exit> {
	const [command = "", ...args] = argv;
	return new Promise((resolve) => {
		running = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
		running.on("error", (error) => resolve({ code: null, signal: null, error }));
		running.on("exit", (code, signal) => resolve({ code, signal }));
	});
}

function reasonOf({ code, signal, error }: Exit): string {
	return error ? error.message : signal ? `ended by ${signal}` : `exit ${code}`;
}

/**
 * The counts of a finished command. One that reports no failure and still does not exit with 0 has crashed, and a
 * report that is missing or unreadable hides what happened: both count as one failure.
 */
export function tally(
	exit: Exit,
	report: string | undefined,
	count: Step["count"],
): Counts & { note: string } {
	const ok = exit.code === 0;
	const none = { passed: 0, failed: 0, skipped: 0, note: "" };
	if (!count) return { ...none, passed: ok ? 1 : 0, failed: ok ? 0 : 1, note: ok ? "" : reasonOf(exit) };
	let counts: Counts;
	try {
		counts = count(JSON.parse(report ?? ""));
	} catch {
		return { ...none, failed: 1, note: `no report (${reasonOf(exit)})` };
	}
	if (!ok && counts.failed === 0) return { ...counts, failed: 1, note: `crashed (${reasonOf(exit)})` };
	return { ...counts, note: "" };
}

/** Runs one step with its output shown as it comes. */
export async function runStep(step: Step): Promise<Outcome> {
	const scratch = mkdtempSync(join(tmpdir(), "roost-step-"));
	const report = join(scratch, "report.json");
	const started = performance.now();
	console.log(`\n── ${step.name} ${"─".repeat(Math.max(0, 70 - step.name.length))}`);
	try {
		const exit = await runCommand(step.argv(report), step.env?.(report) ?? {});
		const text = existsSync(report) ? readFileSync(report, "utf8") : undefined;
		const seconds = (performance.now() - started) / 1000;
		return { name: step.name, seconds, ...tally(exit, text, step.count) };
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	numTodoTests: number;
	testResults: { status: string; assertionResults: unknown[] }[];
};

/** A file that fails before its first test has no failed test to count, so it counts itself. */
export function countVitest(report: unknown): Counts {
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
		report as VitestReport;
	const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
	return {
		passed: numPassedTests,
		failed: numFailedTests + broken.length,
		skipped: numPendingTests + numTodoTests,
	};
}

type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	errors: unknown[];
};

/** A test that passed only on a second try failed once: it counts as failed. */
export function countPlaywright(report: unknown): Counts {
	const { stats, errors } = report as PlaywrightReport;
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	};
}

/** A table of the steps, one a line. */
export function summarise(outcomes: readonly Outcome[]): string {
	const lines = outcomes.map(({ name, passed, failed, skipped, seconds, note }) => {
		const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
		const more = [skipped > 0 && `${skipped} skipped`, note].filter(Boolean).join(", ");
		return `  ${name.padEnd(10)}${counts} ${`${seconds.toFixed(1)} s`.padStart(9)}${more && `   ${more}`}`;
	});
	return lines.join("\n");
}

/** The closing line: `N passed, N failed`, and `, N skipped` only when there are some. */
export function closingLine(outcomes: readonly Outcome[]): string {
	const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	const skipped = sum("skipped");
	return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
