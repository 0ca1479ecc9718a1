import { type DocumentedErrorId, documentedErrorIds, documentedErrors } from "@roost/api-client/errors";

/** What an area of the specification is called in the catalogue. */
export const areaNames: Record<string, string> = {
	auth: "Sign-in",
	shell: "Shell",
	account: "Account",
	billing: "Billing",
	payments: "Payments",
	tour: "Tour",
	pricing: "Pricing",
	gallery: "Gallery",
	deploy: "Deploy",
	vm: "VMs",
	jobs: "Jobs",
	terminal: "Terminal",
	editor: "Editor",
	preview: "Preview",
	"add-app": "Add application",
	archive: "Archive",
	github: "GitHub",
	vibe: "Vibe coding",
};

export const areas: readonly string[] = [
	...new Set(documentedErrorIds.map((id) => documentedErrors[id].area)),
];

/** Storybook's id of an error's story, made as Storybook makes it of its title and export. */
export function storyIdOf(id: DocumentedErrorId): string {
	const area = areaNames[documentedErrors[id].area] ?? "";
	return `errors-${area.toLowerCase().replace(/[^a-z0-9]+/g, "-")}--${id}`;
}

/** Storybook's own page of a story, from inside its preview: beside iframe.html, wherever both are served. */
export const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;
