/** [progress-values] How far a deployment has come on this page; '' is none. */
export const progressValues = ["", "cart", "deployment"] as const;
export type Progress = (typeof progressValues)[number];

export type ProgressAction = { type: "SET_PROGRESS"; to: Exclude<Progress, ""> } | { type: "CLEAR_PROGRESS" };

/** [progress-set] [progress-clear] */
export const progressReducer = (_: Progress, action: ProgressAction): Progress =>
	action.type === "SET_PROGRESS" ? action.to : "";
