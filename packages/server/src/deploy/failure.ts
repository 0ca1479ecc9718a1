export type DeployStep = "fetch" | "plan" | "send" | "install" | "build" | "start" | "health";

export type DeployFailureCode =
	| "repository_address_invalid"
	| "repository_not_found"
	| "repository_moved"
	| "repository_needs_sign_in"
	| "repository_unreachable"
	| "repository_timeout"
	| "repository_too_large"
	| "repository_empty"
	| "revision_not_found"
	| "fetch_failed"
	| "nothing_to_run"
	| "send_failed"
	| "no_free_port"
	| "install_failed"
	| "build_failed"
	| "start_died"
	| "port_not_opened"
	| "not_http"
	| "unhealthy";

/** A deployment that cannot succeed by being tried again unchanged; `reason` is what the person reads. */
export class DeployFailure extends Error {
	override name = "DeployFailure";
	readonly code: DeployFailureCode;
	readonly step: DeployStep;
	readonly reason: string;
	constructor(code: DeployFailureCode, step: DeployStep, reason: string) {
		super(reason);
		this.code = code;
		this.step = step;
		this.reason = reason;
	}
}
