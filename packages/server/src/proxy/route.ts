export type AppState = "running" | "starting" | "failed" | "stopped" | "asleep";

/** Where an app is. `port` is on its machine's own loopback. */
export type AppRoute = { vmId: string; port: number; state: AppState };

/** What can stand between a visitor and an app. */
export type Trouble =
	| Exclude<AppState, "running">
	| "unknown"
	| "unreachable"
	| "busy"
	| "slow"
	| "bad-request";
