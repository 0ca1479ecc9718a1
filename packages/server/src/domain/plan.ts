import { planGo } from "./plan-go.ts";
import { planNode } from "./plan-node.ts";
import { planProcfile } from "./plan-procfile.ts";
import { planPython } from "./plan-python.ts";
import { planStatic } from "./plan-static.ts";
import { CannotPlan, type Plan, type SourceFiles } from "./plan-types.ts";

/** Files whose text the detectors read. */
export const plannedFiles = ["package.json", "yarn.lock", "requirements.txt", "pyproject.toml", "Procfile"];

/** Programs whose presence on the machine a plan depends on. */
export const plannedTools = ["node", "npm", "yarn", "pnpm", "npx", "python3", "uv", "go", "sh"];

/** In the order of how plainly they say what to run. */
const detectors = [planProcfile, planNode, planPython, planGo, planStatic];

/** @throws CannotPlan with a reason that names what was looked for. */
export function planFor(files: SourceFiles): Plan {
	for (const detect of detectors) {
		const plan = detect(files);
		if (plan === undefined) continue;
		const missing = plan.needs.filter((tool) => !files.tools.has(tool));
		if (missing.length > 0) {
			throw new CannotPlan(
				`${plan.because}, but this machine does not have ${missing.map((tool) => `\`${tool}\``).join(" and ")}.`,
			);
		}
		if ([...plan.install, ...plan.build, plan.start].some((argv) => argv.join("").includes("\0"))) {
			throw new CannotPlan(`${plan.because}, but a command in it holds a zero byte.`);
		}
		return plan;
	}
	throw new CannotPlan(
		"Nothing to run was found. Looked for a Procfile with a `web:` line, package.json, requirements.txt or " +
			"pyproject.toml, app.py, main.py or server.py, go.mod, and index.html (also in public, dist, build, site, docs and www).",
	);
}
