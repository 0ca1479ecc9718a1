import { documentedErrorIds } from "@roost/api-client/errors";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import specification from "../../docs/spec/requirements.tsv?raw";
import { areaNames, areas, storyIdOf } from "../errors/areas.ts";
import { exportNameOf, generatedStories } from "../errors/generated.ts";
import { unfilled } from "../errors/samples.ts";
import { scenes } from "../errors/scenes.tsx";

const files = import.meta.glob<string>("../errors/*.stories.tsx", {
	query: "?raw",
	import: "default",
	eager: true,
});
const onDisk = Object.fromEntries(
	Object.entries(files)
		.map(([path, text]) => [path.slice("../errors/".length), text] as const)
		.filter(([, text]) => text.startsWith("// Generated")),
);
const rows = new Set(specification.split("\n").map((line) => line.slice(0, line.indexOf("\t"))));

it("has a story for every error of the catalogue, and none for an error that is gone", () => {
	// Once more: node stories/errors/generate.ts
	expect(onDisk).toEqual(generatedStories(rows));
	const all = Object.values(onDisk).join("\n");
	for (const id of documentedErrorIds) expect(all).toContain(`args: { id: "${id}" }`);
});

it("has a place and whole words for every error", () => {
	expect(Object.keys(scenes).sort()).toEqual([...documentedErrorIds].sort());
	expect(unfilled()).toEqual([]);
	expect(Object.keys(areaNames).sort()).toEqual([...areas].sort());
});

it("leads from one error to the next by the ids that Storybook gives", () => {
	for (const id of documentedErrorIds) {
		const [, title = ""] = Object.values(onDisk)
			.filter((text) => text.includes(`args: { id: "${id}" }`))
			.flatMap((text) => /title: "([^"]+)"/.exec(text) ?? []);
		expect(storyIdOf(id)).toBe(toId(title, storyNameFromExport(exportNameOf(id))));
	}
});
