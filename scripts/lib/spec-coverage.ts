import { childrenOf, isNode, type Node, parse, type Source, textOf } from "./sources.ts";

export type Row = { id: string; area: string; kind: string; requirement: string };

/** One test or story that names a row. */
export type Mention = { id: string; file: string; title: string; by: "test" | "story" };

export type Report = {
	covered: Map<string, Mention[]>;
	uncovered: Row[];
	/** Sentences; the specification holds when there is none. */
	faults: string[];
};

/** @throws Error when the header is not the one of requirements.tsv. */
export function parseRows(tsv: string): Row[] {
	const [header, ...lines] = tsv.split("\n").filter((line) => line.trim());
	if (!header?.startsWith("id\tarea\tkind\trequirement\t"))
		throw new Error("requirements.tsv: unknown header");
	return lines.map((line) => {
		const [id = "", area = "", kind = "", requirement = ""] = line.split("\t");
		return { id, area, kind, requirement };
	});
}

/** Ids in a list file: one a line, `#` starts a comment. */
export function parsePending(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.replace(/#.*/, "").trim())
		.filter(Boolean);
}

const BRACKETED = /\[([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\]/g;

/** `it.each(…)`, `test.skip` and the like, from the outside in: ["it", "each"]. */
function calleeWords(node: unknown): string[] {
	if (!isNode(node)) return [];
	if (node.type === "Identifier") return [String(node.name)];
	if (node.type === "MemberExpression") {
		const property = isNode(node.property) ? String(node.property.name) : "";
		return [...calleeWords(node.object), property];
	}
	if (node.type === "CallExpression") return calleeWords(node.callee);
	return [];
}

const notRun = new Set(["skip", "todo", "fixme", "fails", "fail"]);

function testMentions(source: Source): Mention[] {
	const mentions: Mention[] = [];
	const visit = (node: Node): void => {
		if (node.type === "CallExpression") {
			const [name, ...modifiers] = calleeWords(node.callee);
			const title = Array.isArray(node.arguments) ? textOf(node.arguments[0]) : undefined;
			if (name === "it" || name === "test" || name === "describe") {
				// What is skipped shows nothing.
				if (modifiers.some((modifier) => notRun.has(modifier))) return;
				const isTest = name !== "describe" && !modifiers.includes("describe");
				for (const [, id = ""] of isTest ? (title ?? "").matchAll(BRACKETED) : []) {
					mentions.push({ id, file: source.file, title: title ?? "", by: "test" });
				}
			}
		}
		for (const child of childrenOf(node)) visit(child);
	};
	visit(parse(source).program as unknown as Node);
	return mentions;
}

function property(node: unknown, name: string): unknown {
	if (!isNode(node) || node.type !== "ObjectExpression" || !Array.isArray(node.properties)) return undefined;
	const found = node.properties
		.filter(isNode)
		.find(({ key }) => isNode(key) && (key.name === name || key.value === name));
	return found?.value;
}

function storyMentions(source: Source): Mention[] {
	const mentions: Mention[] = [];
	const visit = (node: Node, title: string): void => {
		const declared = node.type === "VariableDeclarator" && isNode(node.id) ? String(node.id.name) : title;
		const spec = property(property(node, "parameters"), "spec");
		if (spec !== undefined) {
			const elements = isNode(spec) && Array.isArray(spec.elements) ? spec.elements : [undefined];
			for (const element of elements) {
				const id = textOf(element);
				if (!id)
					throw new SyntaxError(`${source.file}: ${title}: parameters.spec must list ids as plain strings`);
				mentions.push({ id, file: source.file, title, by: "story" });
			}
		}
		for (const child of childrenOf(node)) visit(child, declared);
	};
	visit(parse(source).program as unknown as Node, "default");
	return mentions;
}

export function mentionsIn(source: Source): Mention[] {
	if (/\.stories\.tsx?$/.test(source.file)) return storyMentions(source);
	return /\.(test|spec)\.tsx?$/.test(source.file) ? testMentions(source) : [];
}

/** A row of kind `story` is shown by a story; any other by a test or a story. */
function covers(row: Row, mention: Mention): boolean {
	return mention.id === row.id && (row.kind !== "story" || mention.by === "story");
}

/** Compares the rows with what names them, and with the list of those that may still be uncovered. */
export function judge(
	rows: readonly Row[],
	mentions: readonly Mention[],
	pending: readonly string[],
): Report {
	const covered = new Map(rows.map((row) => [row.id, mentions.filter((mention) => covers(row, mention))]));
	const isCovered = (id: string) => (covered.get(id)?.length ?? 0) > 0;
	const pendingIds = new Set(pending);
	const uncovered = rows.filter((row) => !isCovered(row.id));
	return {
		covered,
		uncovered,
		faults: [
			...mentions
				.filter((mention) => !covered.has(mention.id))
				.map(({ id, file, title }) => `${file}: '${title}' names ${id}, which is no row.`),
			...pending.filter((id) => !covered.has(id)).map((id) => `pending.txt: ${id} is no row.`),
			...pending.filter(isCovered).map((id) => `pending.txt: ${id} is covered now; take it out.`),
			...uncovered
				.filter((row) => !pendingIds.has(row.id))
				.map((row) => `${row.id} is covered by nothing and is not pending.`),
		],
	};
}
