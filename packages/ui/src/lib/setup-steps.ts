/** [setup-step-order] The setup guide's steps, in order. */
export const setupStepIds = ["billing", "github", "vm"] as const;
export type SetupStepId = (typeof setupStepIds)[number];

/** [setup-completed-flags] */
export type SetupFlags = Record<SetupStepId, boolean>;
export type SetupStepState = "complete" | "open" | "locked";

/** What must be complete before a step is available. */
const needs: Record<SetupStepId, readonly SetupStepId[]> = {
	billing: [],
	github: ["billing"],
	vm: ["billing", "github"],
};

/** Each step's state. A step that is complete stays so, whatever it needed. */
export function setupStepStates(flags: SetupFlags): Record<SetupStepId, SetupStepState> {
	const stateOf = (id: SetupStepId): SetupStepState => {
		if (flags[id]) return "complete";
		return needs[id].every((needed) => flags[needed]) ? "open" : "locked";
	};
	return { billing: stateOf("billing"), github: stateOf("github"), vm: stateOf("vm") };
}

/** [setup-hidden-when-complete] */
export const isSetupComplete = (flags: SetupFlags): boolean => setupStepIds.every((id) => flags[id]);
