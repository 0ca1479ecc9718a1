import type { AppProgram } from "@roost/api-client/contract/gallery";

/** The apps whose name, description or repository contains what was typed, whatever its case. */
export function filterApps(apps: readonly AppProgram[], typed: string): AppProgram[] {
	const wanted = typed.trim().toLowerCase();
	return apps.filter((app) =>
		[app.displayName, app.name, app.typeName, app.description, app.repoUrl].some((text) =>
			text?.toLowerCase().includes(wanted),
		),
	);
}
