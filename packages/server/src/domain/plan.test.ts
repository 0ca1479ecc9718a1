import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planFor, plannedFiles, plannedTools } from "./plan.ts";
import { CannotPlan, type Plan } from "./plan-types.ts";

const everything = ["node", "npm", "npx", "python3", "go", "sh"];

function plan(tree: Record<string, string>, tools: readonly string[] = everything): Plan {
	const text = new Map(Object.entries(tree).filter(([path]) => plannedFiles.includes(path)));
	return planFor({ paths: new Set(Object.keys(tree)), text, tools: new Set(tools) });
}

const manifest = (value: object) => ({ "package.json": JSON.stringify(value) });

describe("Node", () => {
	it("installs by the lock file and starts the script itself, without npm beside it", () => {
		const made = plan({
			...manifest({ scripts: { start: "node server.js" }, dependencies: { ms: "1" } }),
			"package-lock.json": "",
		});
		expect(made.install).toEqual([
			["npm", "ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund", "--no-update-notifier"],
		]);
		expect(made.start).toEqual(["sh", "-c", "node server.js"]);
		expect(made.env.NODE_ENV).toBe("production");
	});

	it("keeps npm where the start script has hooks", () => {
		expect(plan(manifest({ scripts: { prestart: "x", start: "node server.js" } })).start).toEqual([
			"npm",
			"start",
		]);
	});

	it("installs nothing where nothing is declared", () => {
		expect(plan({ ...manifest({}), "server.js": "" })).toMatchObject({
			install: [],
			build: [],
			start: ["node", "server.js"],
		});
	});

	it("runs the build script", () => {
		expect(plan(manifest({ scripts: { build: "tsc", start: "node ." } })).build).toEqual([
			["npm", "run", "build"],
		]);
	});

	it("serves what a build without a start script leaves", () => {
		expect(plan(manifest({ scripts: { build: "vite build" } }))).toMatchObject({ kind: "static" });
	});

	it.each([
		["pnpm-lock.yaml", "", "pnpm@9.4.0+sha512.abc", "pnpm@9.4.0"],
		["pnpm-lock.yaml", "", undefined, "pnpm@9"],
		["pnpm-lock.yaml", "", "pnpm@$(id)", "pnpm@9"],
		["yarn.lock", "# yarn lockfile v1", undefined, "yarn@1"],
		["yarn.lock", "__metadata:\n  version: 8", "yarn@4.1.0", "@yarnpkg/cli-dist@4.1.0"],
	])("fetches the manager of %s that the machine lacks (%#)", (lock, content, pinned, fetched) => {
		const made = plan({ ...manifest({ scripts: { start: "x" }, packageManager: pinned }), [lock]: content });
		expect(made.install[0]?.slice(0, 3)).toEqual(["npx", "--yes", fetched]);
	});

	it.each([
		["lib/run", "lib/run.js"],
		["./lib/main.js", "lib/main.js"],
		["lib", "lib/index.js"],
	])("finds the main file %s", (main, path) => {
		expect(plan({ ...manifest({ main }), [path]: "" }).start).toEqual(["node", path]);
	});

	it("says what it looked for when there is nothing to start", () => {
		expect(() => plan(manifest({ dependencies: { ms: "1" } }))).toThrow(/no start script.*server\.js/);
		expect(() => plan({ "package.json": "{" })).toThrow("package.json is not valid JSON.");
	});

	it("leaves a page with a package.json for its tooling to the static server", () => {
		expect(plan({ ...manifest({ devDependencies: { prettier: "3" } }), "index.html": "" }).kind).toBe(
			"static",
		);
	});
});

describe("Python", () => {
	it("needs no environment for the standard library alone", () => {
		expect(plan({ "app.py": "" })).toMatchObject({ install: [], start: ["python3", "app.py"] });
	});

	it.each([
		["streamlit==1.3", '-m streamlit run app.py --server.port "$PORT"'],
		["Flask>=2", "-m flask --app app.py run"],
		["flask\ngunicorn", '-m gunicorn --bind "$HOST:$PORT" app:app'],
		["fastapi[standard]", "-m uvicorn app:app"],
	])("starts %j by its own command", (requirements, command) => {
		const made = plan({ "app.py": "", "requirements.txt": requirements });
		expect(made.install[0]).toEqual(["python3", "-m", "venv", ".venv"]);
		expect(made.start[2]).toContain(`exec .venv/bin/python ${command}`);
	});

	it("installs what pyproject.toml lists", () => {
		const made = plan({
			"main.py": "",
			"pyproject.toml": '[project]\nname="x"\ndependencies=["bottle>=0.12", "--evil"]',
		});
		expect(made.install[1]?.at(-1)).toBe("bottle>=0.12");
		expect(made.start).toEqual([".venv/bin/python", "main.py"]);
	});

	it("says so when no program is there, or the file cannot be read", () => {
		expect(() => plan({ "requirements.txt": "flask" })).toThrow(/no program to start.*main\.py/);
		expect(() => plan({ "main.py": "", "pyproject.toml": "=" })).toThrow("pyproject.toml is not valid TOML.");
	});
});

describe("others", () => {
	it("refuses a command that no process can be given", () => {
		expect(() => plan({ Procfile: "web: x\0y" })).toThrow("zero byte");
	});

	it("believes a Procfile first, and still installs", () => {
		const made = plan({
			Procfile: "worker: x\nweb: node bin/www --port $PORT\r\n",
			...manifest({ dependencies: { ms: "1" } }),
		});
		expect(made).toMatchObject({ kind: "procfile", start: ["sh", "-c", "node bin/www --port $PORT"] });
		expect(made.install[0]?.[1]).toBe("install");
	});

	it("serves the first directory with an index.html", () => {
		expect(plan({ "public/index.html": "", "docs/index.html": "" }).start).toEqual([
			"roost-static",
			"public",
		]);
		expect(plan({ "index.html": "", "public/index.html": "" }).start).toEqual(["roost-static", "."]);
	});

	it("builds the one program of a Go module", () => {
		expect(plan({ "go.mod": "", "main.go": "" }).build).toEqual([["go", "build", "-o", ".roost-app", "."]]);
		expect(plan({ "go.mod": "", "cmd/web/main.go": "" }).build[0]?.at(-1)).toBe("./cmd/web");
		expect(() => plan({ "go.mod": "", "cmd/a/main.go": "", "cmd/b/main.go": "" })).toThrow("cmd/a, cmd/b");
	});

	it("names the program that the machine lacks", () => {
		expect(() => plan({ "go.mod": "" }, ["node"])).toThrow(
			"go.mod found, but this machine does not have `go`.",
		);
	});

	it("says what was looked for when there is nothing", () => {
		expect(() => plan({ "README.md": "" })).toThrow(
			/Procfile.*package\.json.*requirements\.txt.*go\.mod.*index\.html/,
		);
	});
});

it("plans any tree or refuses it in words, and never lets a file name or its text into a shell line", () => {
	const names = fc.oneof(
		fc.constantFrom(
			...plannedFiles,
			"package-lock.json",
			"app.py",
			"index.html",
			"go.mod",
			"server.js",
			"manage.py",
		),
		fc.string(),
	);
	const contents = fc.oneof(
		fc.string(),
		fc.json(),
		fc.constantFrom('{"scripts":{"build":"x"}}', "flask\nstreamlit", "web: x"),
	);
	fc.assert(
		fc.property(fc.dictionary(names, contents), fc.subarray(plannedTools), (tree, tools) => {
			let made: Plan;
			try {
				made = plan(tree, tools);
			} catch (error) {
				expect(error).toBeInstanceOf(CannotPlan);
				return;
			}
			expect(made.start.length).toBeGreaterThan(0);
			for (const argv of [...made.install, ...made.build, made.start])
				expect(argv.every((word) => !word.includes("\0"))).toBe(true);
			for (const argv of [...made.install, ...made.build]) expect(argv[0]).not.toBe("sh");
			for (const tool of made.needs) expect(tools).toContain(tool);
		}),
	);
});
