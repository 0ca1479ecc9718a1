import { CannotPlan, type Plan, type SourceFiles } from "./plan-types.ts";

type Manifest = {
	main?: string;
	packageManager?: string;
	scripts: Record<string, string>;
	hasDependencies: boolean;
};

const entries = [
	"server.js",
	"index.js",
	"app.js",
	"main.js",
	"server.mjs",
	"index.mjs",
	"src/index.js",
	"src/server.js",
];

export function planNode(files: SourceFiles): Plan | undefined {
	const text = files.text.get("package.json");
	if (text === undefined) return undefined;
	const manifest = readManifest(text);
	const start = startOf(manifest, files);
	// A package.json beside an index.html, with neither a start nor a build, only serves its tooling.
	if (start === undefined && manifest.scripts.build === undefined && files.paths.has("index.html"))
		return undefined;
	const manager = packageManager(manifest, files);
	const build = manifest.scripts.build === undefined ? [] : [["npm", "run", "build"]];
	const needs = ["node", "npm"];
	if (start === undefined && build.length > 0) {
		return {
			kind: "static",
			because: "package.json has a build script and no start script: what it builds is served as files",
			install: manager.install,
			build,
			start: ["roost-static", "dist", "build", "out", "public", "_site"],
			env: {},
			needs,
		};
	}
	if (start === undefined) {
		throw new CannotPlan(
			`package.json has no start script, and none of its main file, ${entries.join(", ")} is there.`,
		);
	}
	return {
		kind: "node",
		because: `package.json${manager.lock === undefined ? "" : ` and ${manager.lock}`} found`,
		install: manager.install,
		build,
		start,
		env: { NODE_ENV: "production" },
		needs,
	};
}

function readManifest(text: string): Manifest {
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		throw new CannotPlan("package.json is not valid JSON.");
	}
	if (!isRecord(value)) throw new CannotPlan("package.json is not a JSON object.");
	const scripts: Record<string, string> = {};
	for (const [name, script] of Object.entries(isRecord(value.scripts) ? value.scripts : {})) {
		if (typeof script === "string" && script.trim() !== "") scripts[name] = script;
	}
	return {
		main: typeof value.main === "string" ? value.main.replace(/^\.\//, "") : undefined,
		packageManager: typeof value.packageManager === "string" ? value.packageManager : undefined,
		scripts,
		hasDependencies: ["dependencies", "devDependencies", "optionalDependencies"].some((field) => {
			const group = value[field];
			return isRecord(group) && Object.keys(group).length > 0;
		}),
	};
}

function startOf({ scripts, main }: Manifest, { paths }: SourceFiles): string[] | undefined {
	if (scripts.start !== undefined) {
		// npm would stay resident beside the app and swallow its signals; it is needed only for its hooks.
		const hooked = scripts.prestart !== undefined || scripts.poststart !== undefined;
		return hooked ? ["npm", "start"] : ["sh", "-c", scripts.start];
	}
	const candidates = main === undefined ? entries : [main, `${main}.js`, `${main}/index.js`, ...entries];
	const entry = candidates.find((path) => paths.has(path));
	return entry === undefined ? undefined : ["node", entry];
}

/** A lock file decides who installs; a manager the machine lacks is fetched from the registry by npm. */
function packageManager(
	{ packageManager: pinned, hasDependencies }: Manifest,
	{ paths, text, tools }: SourceFiles,
): { install: string[][]; lock?: string } {
	const quiet = ["--no-audit", "--no-fund", "--no-update-notifier"];
	if (paths.has("package-lock.json") || paths.has("npm-shrinkwrap.json")) {
		const lock = paths.has("package-lock.json") ? "package-lock.json" : "npm-shrinkwrap.json";
		return { lock, install: [["npm", "ci", "--include=dev", "--prefer-offline", ...quiet]] };
	}
	if (paths.has("pnpm-lock.yaml")) {
		const pnpm = tools.has("pnpm") ? ["pnpm"] : ["npx", "--yes", atVersion("pnpm", pinned, "pnpm", "9")];
		return { lock: "pnpm-lock.yaml", install: [[...pnpm, "install", "--frozen-lockfile", "--prod=false"]] };
	}
	if (paths.has("yarn.lock")) {
		const berry = /^__metadata:/m.test(text.get("yarn.lock") ?? "");
		if (berry) {
			const yarn = ["npx", "--yes", atVersion("yarn", pinned, "@yarnpkg/cli-dist", "4")];
			return { lock: "yarn.lock", install: [[...yarn, "install", "--immutable"]] };
		}
		const yarn = tools.has("yarn") ? ["yarn"] : ["npx", "--yes", atVersion("yarn", pinned, "yarn", "1")];
		return { lock: "yarn.lock", install: [[...yarn, "install", "--frozen-lockfile", "--production=false"]] };
	}
	if (!hasDependencies) return { install: [] };
	return {
		install: [["npm", "install", "--include=dev", "--prefer-offline", "--no-package-lock", ...quiet]],
	};
}

/** `packageManager: "pnpm@9.1.0+sha…"` pins the version; only digits and dots of it are believed. */
function atVersion(manager: string, pinned: string | undefined, name: string, fallback: string): string {
	const version = pinned?.match(/^([a-z]+)@(\d+(?:\.\d+){0,2})(?:\+|$)/);
	return `${name}@${version?.[1] === manager ? version[2] : fallback}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
