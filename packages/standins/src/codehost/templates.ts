import { fileURLToPath } from "node:url";

/** The organisation that owns the template repositories. */
export const TEMPLATE_OWNER = "roost-templates";

export type Template = {
	/** Repository name, and the directory under `packages/standins/templates`. */
	name: string;
	title: string;
	description: string;
	/** `<owner>/<name>`, to be resolved against the code host's address. */
	path: string;
};

/** Template apps every code host stand-in serves, in the order the public gallery shows them. */
export const templates: readonly Template[] = [
	{
		name: "static-site",
		title: "Static site",
		description: "A one-page field guide in plain HTML, CSS and JavaScript. Nothing to install or build.",
	},
	{
		name: "node-web",
		title: "Palette maker",
		description: "An Express app that turns any word into a colour palette, as a page and as JSON.",
	},
	{
		name: "python-web",
		title: "Year planner",
		description: "A whole year on one page with ISO weeks, in Python's standard library alone.",
	},
	{
		name: "websocket-chat",
		title: "Chat room",
		description: "A live chat over WebSocket: open it in two windows and talk to yourself.",
	},
	{
		name: "todo",
		title: "To-do list",
		description: "A server-rendered list that keeps its items on disk and works without JavaScript.",
	},
].map((template) => ({ ...template, path: `${TEMPLATE_OWNER}/${template.name}` }));

export function sourceOf(template: Template): string {
	return fileURLToPath(new URL(`../../templates/${template.name}`, import.meta.url));
}
