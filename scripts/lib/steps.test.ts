import { describe, expect, it, vi } from "vitest";
import { closingLine, countPlaywright, countVitest, runStep, tally } from "./steps.ts";

const clean = { code: 0, signal: null };
const outcome = (passed: number, failed: number, skipped: number) => {
	return { name: "x", seconds: 1, note: "", passed, failed, skipped };
};

describe("steps of npm test", () => {
	it("close on one plain line", () => {
		expect(closingLine([outcome(3, 0, 0), outcome(4, 1, 0)])).toBe("7 passed, 1 failed");
		expect(closingLine([outcome(3, 0, 2)])).toBe("3 passed, 0 failed, 2 skipped");
	});

	it("count a command without a report as one", () => {
		expect(tally(clean, undefined, undefined)).toMatchObject({ passed: 1, failed: 0 });
		expect(tally({ code: 2, signal: null }, undefined, undefined)).toMatchObject({ passed: 0, failed: 1 });
	});

	it("count a crash as a failure, with or without a report", () => {
		const counts = () => ({ passed: 5, failed: 0, skipped: 0 });
		expect(tally({ code: 1, signal: null }, "{}", counts)).toMatchObject({ passed: 5, failed: 1 });
		expect(tally({ code: null, signal: "SIGKILL" }, undefined, counts)).toMatchObject({ failed: 1 });
		expect(tally(clean, "{", counts)).toMatchObject({ passed: 0, failed: 1 });
		expect(tally(clean, "{}", counts)).toMatchObject({ passed: 5, failed: 0, note: "" });
	});

	it("count a test file that does not load, and a test that passed only on a second try", () => {
		const testResults = [{ status: "failed", assertionResults: [] }];
		const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults };
		expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
		const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
		expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3, skipped: 0 });
	});

	it("run a command and read what it left behind", async () => {
		// Its heading would look like a step of the run that these tests are part of.
		vi.spyOn(console, "log").mockImplementation(() => {});
		const write = `require("fs").writeFileSync(process.argv[1], JSON.stringify({ n: 4 }))`;
		const result = await runStep({
			name: "demo",
			argv: (report) => [process.execPath, "-e", write, report],
			count: (report) => ({ passed: (report as { n: number }).n, failed: 0, skipped: 0 }),
		});
		expect(result).toMatchObject({ name: "demo", passed: 4, failed: 0 });
		expect(await runStep({ name: "gone", argv: () => ["roost-no-such-command"] })).toMatchObject({
			failed: 1,
		});
	});
});
