import { type DocumentedErrorId, documentedErrorIds, documentedErrors } from "@roost/api-client/errors";
import { areaNames, areas } from "./areas.ts";

/**
 * Rows that say more than what is read and where: how polling or parsing goes on, or that nothing is shown. Their
 * story does not claim them.
 */
const notClaimed: ReadonlySet<DocumentedErrorId> = new Set([
	"err-github-poll-other",
	"err-deploy-message-source",
	"err-vm-server-message-preferred",
]);

/** err-billing-422 → ErrBilling422 */
export const exportNameOf = (id: DocumentedErrorId): string =>
	id
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");

function storyOf(id: DocumentedErrorId, rows: ReadonlySet<string>): string {
	const claims = rows.has(id) && documentedErrors[id].place !== "log" && !notClaimed.has(id);
	return [
		`export const ${exportNameOf(id)}: Story = {`,
		`\tname: "${id}",`,
		`\targs: { id: "${id}" },`,
		...(claims ? [`\tparameters: { spec: ["${id}"] },`] : []),
		"};",
	].join("\n");
}

/** The files of stories/errors, by name: a story per error, a file per area. `rows` are the specification's ids. */
export function generatedStories(rows: ReadonlySet<string>): Record<string, string> {
	return Object.fromEntries(
		areas.map((area) => [
			`${area}.stories.tsx`,
			`// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/${areaNames[area]}",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

${documentedErrorIds
	.filter((id) => documentedErrors[id].area === area)
	.map((id) => storyOf(id, rows))
	.join("\n\n")}
`,
		]),
	);
}
