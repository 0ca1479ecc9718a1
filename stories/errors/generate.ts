import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedStories } from "./generated.ts";

/** `node stories/errors/generate.ts`: writes a story per error of the catalogue, and forgets those of errors that are gone. */
const here = import.meta.dirname;
const rows = readFileSync(join(here, "../../docs/spec/requirements.tsv"), "utf8")
	.split("\n")
	.map((line) => line.slice(0, line.indexOf("\t")));
const files = generatedStories(new Set(rows));

for (const name of globSync("*.stories.tsx", { cwd: here })) {
	const isGenerated = readFileSync(join(here, name), "utf8").startsWith("// Generated");
	if (isGenerated && files[name] === undefined) rmSync(join(here, name));
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(here, name), text);
process.stdout.write(`${Object.keys(files).length} files of stories/errors written.\n`);
