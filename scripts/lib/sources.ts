import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type ParseResult, parseSync } from "vite";

export type Source = {
	/** Relative to the repository, with forward slashes. */
	file: string;
	text: string;
};

const skipped = new Set(["node_modules", "dist", "templates", "migrations"]);

/** Source files of the repository that match the patterns; dependencies, builds and templates left out. */
export function readSources(root: string, patterns: string[]): Source[] {
	const files = globSync(patterns, {
		cwd: root,
		exclude: (path) => path.split(sep).some((part) => skipped.has(part)),
	});
	return files
		.map((file) => ({ file: file.split(sep).join("/"), text: readFileSync(join(root, file), "utf8") }))
		.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** @throws SyntaxError that names the file. */
export function parse({ file, text }: Source): ParseResult {
	const result = parseSync(file, text);
	const [fault] = result.errors;
	if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
	return result;
}

/** Any node of a syntax tree, seen as plain data. */
export type Node = { type: string; [key: string]: unknown };

export function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export function childrenOf(node: Node): Node[] {
	return Object.values(node)
		.flatMap((value) => (Array.isArray(value) ? value : [value]))
		.filter(isNode);
}

/** The text of a string literal, or of a template literal with its expressions left out. */
export function textOf(node: unknown): string | undefined {
	if (!isNode(node)) return undefined;
	if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
	if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
	return node.quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join("");
}
