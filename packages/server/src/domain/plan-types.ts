export type PlanKind = "node" | "python" | "go" | "static" | "procfile";

/** What it takes to run an app. Every command is an argv, run in the app's directory. */
export type Plan = {
	kind: PlanKind;
	/** Where the decision came from, in words for the job's log. */
	because: string;
	install: string[][];
	build: string[][];
	start: string[];
	/** Beside PORT, HOST and DATA_DIR, which every app gets. */
	env: Record<string, string>;
	/** Programs the machine must have. */
	needs: string[];
};

/** What a plan is made from: the tree's file names and the text of those in `plannedFiles`. */
export type SourceFiles = {
	/** Paths from the root of the tree, `/` between names. */
	paths: ReadonlySet<string>;
	text: ReadonlyMap<string, string>;
	/** Programs found on the machine's PATH. */
	tools: ReadonlySet<string>;
};

export class CannotPlan extends Error {
	override name = "CannotPlan";
}
