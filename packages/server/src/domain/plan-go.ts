import { CannotPlan, type Plan, type SourceFiles } from "./plan-types.ts";

export function planGo({ paths }: SourceFiles): Plan | undefined {
	if (!paths.has("go.mod")) return undefined;
	const commands = [...paths].flatMap((path) => path.match(/^cmd\/[^/]+(?=\/main\.go$)/)?.[0] ?? []);
	const main = paths.has("main.go") || commands.length === 0 ? "." : `./${commands[0]}`;
	if (main !== "." && commands.length > 1) {
		throw new CannotPlan(
			`go.mod found, but there are several programs to choose from: ${commands.sort().join(", ")}.`,
		);
	}
	return {
		kind: "go",
		because: "go.mod found",
		install: [["go", "mod", "download"]],
		build: [["go", "build", "-o", ".roost-app", main]],
		start: ["./.roost-app"],
		env: {},
		needs: ["go"],
	};
}
