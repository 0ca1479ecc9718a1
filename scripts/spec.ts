// `npm run spec`: which rows of docs/spec/requirements.tsv a test or a story covers.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSources } from "./lib/sources.ts";
import { judge, mentionsIn, parsePending, parseRows, type Report, type Row } from "./lib/spec-coverage.ts";

const root = join(import.meta.dirname, "..");
const pendingFile = join(root, "docs/spec/pending.txt");

function table(rows: readonly Row[], report: Report, by: "area" | "kind"): string[] {
	const groups = Map.groupBy(rows, (row) => row[by]);
	return [...groups].map(([name, members]) => {
		const covered = members.filter((row) => (report.covered.get(row.id)?.length ?? 0) > 0).length;
		return `  ${name.padEnd(14)} ${String(covered).padStart(4)} of ${String(members.length).padStart(4)}`;
	});
}

const { values } = parseArgs({ options: { json: { type: "string" }, "write-pending": { type: "boolean" } } });
const rows = parseRows(readFileSync(join(root, "docs/spec/requirements.tsv"), "utf8"));
const sources = readSources(root, [
	"{packages,e2e,stories}/**/*.{test,spec}.{ts,tsx}",
	"{packages,stories}/**/*.stories.tsx",
]);
const mentions = sources.flatMap(mentionsIn);

if (values["write-pending"]) {
	const { uncovered } = judge(rows, mentions, []);
	const intro = "# Rows that nothing covers yet. Written by `npm run spec -- --write-pending`.\n";
	writeFileSync(pendingFile, intro + uncovered.map((row) => `${row.id}\n`).join(""));
}
const pending = existsSync(pendingFile) ? parsePending(readFileSync(pendingFile, "utf8")) : [];
const report = judge(rows, mentions, pending);

if (values.json) {
	const entries = rows.map(({ id }) => ({
		id,
		covered: (report.covered.get(id) ?? []).map(({ file, title }) => ({ file, title })),
	}));
	writeFileSync(values.json, `${JSON.stringify(entries, null, "\t")}\n`);
}

console.log(
	["By area:", ...table(rows, report, "area"), "", "By kind:", ...table(rows, report, "kind")].join("\n"),
);
if (report.uncovered.length > 0) {
	console.log("\nUncovered:");
	for (const { id, kind, requirement } of report.uncovered) console.log(`  ${id} (${kind}): ${requirement}`);
}
const covered = rows.length - report.uncovered.length;
console.log(`\n${covered} of ${rows.length} rows covered, ${pending.length} pending.`);
if (report.faults.length > 0) {
	console.error(`\n${report.faults.join("\n")}\n\n${report.faults.length} faults.`);
	process.exitCode = 1;
}
