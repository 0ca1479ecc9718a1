import { copyFile, glob, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { picturesDir, resultsDir } from "./judge-picture.ts";

/** `npm run stories:accept`: the pictures of the last run become the accepted ones. */
let accepted = 0;
for await (const file of glob("**/*.after.png", { cwd: resultsDir })) {
	const name = file.slice(0, -".after.png".length);
	const baseline = join(picturesDir, `${name}.png`);
	await mkdir(dirname(baseline), { recursive: true });
	await copyFile(join(resultsDir, file), baseline);
	await Promise.all(
		["before", "after", "diff"].map((kind) => rm(join(resultsDir, `${name}.${kind}.png`), { force: true })),
	);
	accepted += 1;
}
process.stdout.write(
	accepted === 0
		? "Nothing to accept: no story differed in the last run.\n"
		: `${accepted} pictures accepted. Commit stories/__pictures__.\n`,
);
