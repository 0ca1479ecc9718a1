import { planGo } from "./plan-go.ts";
import { planNode } from "./plan-node.ts";
import { planPython } from "./plan-python.ts";
import type { Plan, SourceFiles } from "./plan-types.ts";

/**
 * A Procfile says what to start; what to install is still read from the tree. Its line is a shell line by
 * definition: it is the author's own code, run by `sh` inside their own machine.
 */
export function planProcfile(files: SourceFiles): Plan | undefined {
	const web = files.text.get("Procfile")?.match(/^web[ \t]*:[ \t]*(\S.*?)[ \t]*\r?$/m)?.[1];
	if (web === undefined) return undefined;
	const prepared = toolchain(files);
	return {
		kind: "procfile",
		because: "Procfile has a `web:` line",
		install: prepared?.install ?? [],
		build: prepared?.build ?? [],
		start: ["sh", "-c", web],
		env: prepared?.env ?? {},
		needs: ["sh", ...(prepared?.needs ?? [])],
	};
}

function toolchain(files: SourceFiles): Plan | undefined {
	// The start command is known, so a detector need not find one: an entry that is there by definition.
	const withEntry = (entry: string): SourceFiles => ({ ...files, paths: new Set([...files.paths, entry]) });
	return planNode(withEntry("index.js")) ?? planPython(withEntry("app.py"), true) ?? planGo(files);
}
