import { describe, expect, it } from "vitest";
import { judge, type Mention, mentionsIn, parsePending, parseRows } from "./spec-coverage.ts";

const rows = parseRows(
	[
		"id\tarea\tkind\trequirement\texact_text\tsource",
		"vm-row-running\tvm\tstory\tA running row.\tRunning\t§1",
		"vm-name-length\tvm\tvalidation\tAt most 63.\t\t§2",
	].join("\n"),
);

const inTest = (text: string) => mentionsIn({ file: "packages/server/src/a.test.ts", text });
const inStory = (text: string) => mentionsIn({ file: "stories/vms/row.stories.tsx", text });
const ids = (mentions: Mention[]) => mentions.map((mention) => mention.id);

describe("coverage of the specification", () => {
	it("finds ids in the titles of tests, several and in templates too", () => {
		expect(
			ids(
				inTest(`
					it("[vm-a] one", () => {});
					test(\`[vm-b] [vm-c] \${n} two\`, () => {});
					it.each([1])("[vm-d] three %i", () => {});
					test.describe("outer", () => { test("[vm-e] four", async () => {}); });
				`),
			),
		).toEqual(["vm-a", "vm-b", "vm-c", "vm-d", "vm-e"]);
	});

	it("ignores what does not run, titles of groups, and brackets that are no id", () => {
		const text = `
			it.skip("[vm-a] x", () => {});
			it.todo("[vm-b] x");
			describe.skip("off", () => { it("[vm-c] x", () => {}); });
			describe("[vm-d] group", () => {});
			// it("[vm-e] x", () => {});
			it("listens on [::1] and array[0]", () => {});
			const text = "[vm-f] not a test";
		`;
		expect(inTest(text)).toEqual([]);
	});

	it("finds ids in the parameters of stories and of their meta, with the story's name", () => {
		const mentions = inStory(`
			const meta = { title: "VMs/Row", parameters: { spec: ["vm-a"] } } satisfies Meta<typeof Row>;
			export default meta;
			export const Running: Story = { args: {}, parameters: { layout: "padded", spec: ["vm-b", 'vm-c'] } };
			export const Other: Story = { args: { parameters: { vcpus: 2 } } };
		`);
		expect(mentions.map(({ id, title }) => [id, title])).toEqual([
			["vm-a", "meta"],
			["vm-b", "Running"],
			["vm-c", "Running"],
		]);
	});

	it("refuses ids in stories that are not plain strings", () => {
		expect(() => inStory(`export const A = { parameters: { spec: [id] } };`)).toThrow(/plain strings/);
		expect(() => inStory(`export const A = { parameters: { spec: ids } };`)).toThrow(/plain strings/);
	});

	it("wants a story for a row of kind story", () => {
		const byTest = inTest(`it("[vm-row-running] x", () => {})`);
		expect(judge(rows, byTest, []).uncovered.map((row) => row.id)).toContain("vm-row-running");
		const byStory = inStory(`export const A = { parameters: { spec: ["vm-row-running"] } };`);
		expect(judge(rows, byStory, ["vm-name-length"]).faults).toEqual([]);
	});

	it("reports unknown ids, forgotten rows, and pending rows that are covered or no rows", () => {
		const mentions = inTest(`it("[vm-name-length] x", () => {}); it("[vm-no-row] x", () => {});`);
		const pending = parsePending("# comment\nvm-name-length\nvm-gone-row # why\n");
		expect(judge(rows, mentions, pending).faults).toEqual([
			"packages/server/src/a.test.ts: '[vm-no-row] x' names vm-no-row, which is no row.",
			"pending.txt: vm-gone-row is no row.",
			"pending.txt: vm-name-length is covered now; take it out.",
			"vm-row-running is covered by nothing and is not pending.",
		]);
	});
});
