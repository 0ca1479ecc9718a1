import { parse } from "smol-toml";
import { CannotPlan, type Plan, type SourceFiles } from "./plan-types.ts";

const entries = ["app.py", "main.py", "server.py", "run.py", "wsgi.py", "asgi.py", "streamlit_app.py"];
const python = ".venv/bin/python";

/** @param startKnown the start command comes from elsewhere: only what to install is wanted. */
export function planPython(files: SourceFiles, startKnown = false): Plan | undefined {
	const { paths, text } = files;
	const project = text.get("pyproject.toml");
	const requirements = text.get("requirements.txt");
	const entry = ["manage.py", ...entries].find((path) => paths.has(path));
	const declared = requirements !== undefined || project !== undefined || paths.has("uv.lock");
	if (!declared && (entry === undefined || startKnown)) return undefined;
	const names = new Set([
		...requirementNames(requirements?.split(/\r?\n/) ?? []),
		...requirementNames(project === undefined ? [] : projectDependencies(project)),
	]);
	if (entry === undefined) {
		throw new CannotPlan(
			`A Python project was found, but no program to start: looked for manage.py, ${entries.join(", ")}.`,
		);
	}
	const install = installFor(names, requirements !== undefined, project);
	const interpreter = install.length > 0 ? python : "python3";
	return {
		kind: "python",
		because: `${requirements !== undefined ? "requirements.txt" : project !== undefined ? "pyproject.toml" : entry} found`,
		install,
		build: [],
		start: startFor(interpreter, entry, names),
		// Without it Python keeps lines to itself until it has 8 kB: the log would stay silent.
		env: { PYTHONUNBUFFERED: "1" },
		needs: ["python3"],
	};
}

function installFor(names: Set<string>, fromRequirements: boolean, project: string | undefined): string[][] {
	if (names.size === 0 && !fromRequirements) return [];
	// A requirements.txt may hold only options (`-r other.txt`) and name nothing itself.
	const venv = ["python3", "-m", "venv", ".venv"];
	const pip = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"];
	if (fromRequirements) return [venv, [...pip, "-r", "requirements.txt"]];
	const packaged = project !== undefined && /^\[build-system\]/m.test(project);
	return [venv, packaged ? [...pip, "."] : [...pip, ...projectDependencies(project ?? "")]];
}

function startFor(interpreter: string, entry: string, names: Set<string>): string[] {
	const module = entry.replace(/\.py$/, "");
	const has = (name: string) => names.has(name);
	// Frameworks take the port as an argument, not from the environment: `sh` puts it there at start.
	const shell = (line: string) => ["sh", "-c", `exec ${interpreter} ${line}`];
	if (has("streamlit")) {
		return shell(
			`-m streamlit run ${entry} --server.port "$PORT" --server.address "$HOST" --server.headless true --browser.gatherUsageStats false`,
		);
	}
	if (entry === "manage.py") {
		return shell(`manage.py runserver --noreload "$HOST:$PORT"`);
	}
	if (has("fastapi") || has("starlette") || has("litestar") || has("quart")) {
		return shell(`-m uvicorn ${module}:app --host "$HOST" --port "$PORT" --proxy-headers`);
	}
	if (has("flask") && has("gunicorn")) return shell(`-m gunicorn --bind "$HOST:$PORT" ${module}:app`);
	if (has("flask")) return shell(`-m flask --app ${entry} run --host "$HOST" --port "$PORT"`);
	if (has("gradio"))
		return ["sh", "-c", `GRADIO_SERVER_NAME="$HOST" GRADIO_SERVER_PORT="$PORT" exec ${interpreter} ${entry}`];
	return [interpreter, entry];
}

function projectDependencies(text: string): string[] {
	try {
		const { project } = parse(text);
		if (typeof project !== "object" || !("dependencies" in project)) return [];
		const listed = project.dependencies;
		return Array.isArray(listed)
			? (listed.filter((item) => typeof item === "string" && !item.startsWith("-")) as string[])
			: [];
	} catch {
		throw new CannotPlan("pyproject.toml is not valid TOML.");
	}
}

/** Names as PEP 503 compares them: lower case, one hyphen where there are hyphens, dots or underscores. */
function requirementNames(lines: readonly string[]): string[] {
	return lines.flatMap((line) => {
		const name = line.trim().match(/^[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?/)?.[0];
		return name === undefined ? [] : [name.toLowerCase().replace(/[-_.]+/g, "-")];
	});
}
