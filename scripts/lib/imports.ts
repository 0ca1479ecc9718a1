import { posix } from "node:path";
import { parse, type Source } from "./sources.ts";

export type Import = { from: string; to: string; typeOnly: boolean };

/** What each package may import of ours; everything else goes against the direction. */
const mayImport: Record<string, readonly string[]> = {
	"api-client": [],
	ui: ["api-client"],
	app: ["api-client", "ui"],
	server: ["api-client"],
	standins: [],
};

function packageOf(file: string): string | undefined {
	return /^packages\/([^/]+)\//.exec(file)?.[1];
}

function isTestOrStory(file: string): boolean {
	return /\.(test|stories)\.tsx?$/.test(file);
}

/** The repository file that an import means; undefined when it is somebody else's package. */
function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
	const path = specifier.startsWith(".")
		? posix.join(posix.dirname(from), specifier)
		: specifier.replace(/^@roost\/([^/]+)\//, "packages/$1/src/");
	if (!specifier.startsWith(".") && !specifier.startsWith("@roost/")) return undefined;
	return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? path;
}

/** Every import and re-export between files of the repository. */
export function importsOf(sources: readonly Source[]): Import[] {
	const files = new Set(sources.map((source) => source.file));
	return sources.flatMap((source) => {
		const { module } = parse(source);
		const found = [
			...module.staticImports.map(({ moduleRequest, entries }) => ({
				specifier: moduleRequest.value,
				typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
			})),
			...module.staticExports.flatMap(({ entries }) =>
				entries
					.filter((entry) => entry.moduleRequest)
					.map((entry) => ({ specifier: entry.moduleRequest?.value ?? "", typeOnly: entry.isType })),
			),
			...module.dynamicImports.map(({ moduleRequest }) => ({
				specifier: source.text.slice(moduleRequest.start, moduleRequest.end).replace(/^["'`]|["'`]$/g, ""),
				typeOnly: false,
			})),
		];
		return found.flatMap(({ specifier, typeOnly }) => {
			const to = resolveImport(source.file, specifier, files);
			return to ? [{ from: source.file, to, typeOnly }] : [];
		});
	});
}

/** Imports that go against the one direction of the design, each as a sentence. */
export function wrongDirections(imports: readonly Import[]): string[] {
	return imports.flatMap(({ from, to }) => {
		const own = packageOf(from);
		const other = packageOf(to);
		if (!own) return [];
		if (!other) return [`${from} imports ${to}, which is outside the packages.`];
		if (own === "ui" && other === "api-client" && to.includes("/fixtures/") && !isTestOrStory(from)) {
			return [`${from} imports the fixture ${to}: fixtures are for stories and tests.`];
		}
		if (own === other || mayImport[own]?.includes(other)) return [];
		// Tests of the server sign in at the stand-in, which is a real provider to them.
		if (own === "server" && other === "standins" && isTestOrStory(from)) return [];
		return [
			`${from} imports ${to}: ${own} may import ${mayImport[own]?.join(", ") || "none of our packages"}.`,
		];
	});
}

/** Groups of files that import each other at run time, each in the order of one way round. */
export function importCycles(imports: readonly Import[]): string[][] {
	const next = new Map<string, string[]>();
	for (const { from, to, typeOnly } of imports) {
		if (!typeOnly) next.set(from, [...(next.get(from) ?? []), to]);
	}
	const cycles: string[][] = [];
	const done = new Set<string>();
	const path: string[] = [];
	const visit = (file: string): void => {
		const at = path.indexOf(file);
		if (at >= 0) {
			cycles.push(path.slice(at));
			return;
		}
		if (done.has(file)) return;
		path.push(file);
		for (const other of next.get(file) ?? []) visit(other);
		path.pop();
		done.add(file);
	};
	for (const file of next.keys()) visit(file);
	return cycles;
}
