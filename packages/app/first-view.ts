import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** One row of vite's manifest. */
type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** What is loaded before a route's first view is whole: the entry, the route's module, and what they import. */
const routeModules = {
	landing: ["src/features/landing.tsx"],
	dashboard: ["src/features/dashboard/dashboard.tsx"],
	gallery: ["src/features/gallery/gallery.tsx"],
	terminal: ["src/features/terminal/terminal.tsx"],
} as const;

export type FirstView = { route: keyof typeof routeModules; jsKb: number; cssKb: number };

const gzipKb = (path: URL) => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** JavaScript and CSS of each route's first view, in kB gzip (1 kB = 1000 bytes). `site` is the built web app. */
export function firstViews(site: URL = new URL("./dist/site/", import.meta.url)): FirstView[] {
	const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", site), "utf8")) as Manifest;
	const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
	if (entry === undefined) throw new Error("The manifest has no entry: build packages/app first.");

	const closure = (keys: readonly string[]): Set<string> => {
		const seen = new Set<string>();
		const visit = (key: string) => {
			if (seen.has(key)) return;
			const chunk = manifest[key];
			if (!chunk) throw new Error(`The manifest has no chunk of ${key}.`);
			seen.add(key);
			for (const imported of chunk.imports ?? []) visit(imported);
		};
		for (const key of keys) visit(key);
		return seen;
	};
	const sum = (files: Iterable<string>) =>
		[...new Set(files)].reduce((total, file) => total + gzipKb(new URL(file, site)), 0);

	return (Object.keys(routeModules) as FirstView["route"][]).map((route) => {
		const chunks = [...closure([entry, ...routeModules[route]])].flatMap((key) => manifest[key] ?? []);
		return {
			route,
			jsKb: sum(chunks.map((chunk) => chunk.file)),
			cssKb: sum(chunks.flatMap((chunk) => chunk.css ?? [])),
		};
	});
}

if (import.meta.main) {
	for (const { route, jsKb, cssKb } of firstViews()) {
		console.log(`${route.padEnd(10)} ${jsKb.toFixed(1)} kB JS, ${cssKb.toFixed(1)} kB CSS (gzip)`);
	}
}
