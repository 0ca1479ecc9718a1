import { DeployFailure } from "./failure.ts";

/** Says in words what git's English stderr means. `shown` is the address without credentials. */
export function gitFailure(stderr: string, shown: string, signedIn: boolean): DeployFailure {
	const fail = (code: DeployFailure["code"], reason: string) => new DeployFailure(code, "fetch", reason);
	const has = (pattern: RegExp) => pattern.test(stderr);
	if (
		has(
			/repository .* not found|returned error: (404|410)|does not appear to be a git repository|not valid: is this a git repository/i,
		)
	) {
		return fail(
			"repository_not_found",
			`The repository ${shown} does not exist${signedIn ? ", or the connected account may not read it" : ""}.`,
		);
	}
	if (
		has(
			/could not read (Username|Password)|Authentication failed|returned error: (401|403)|terminal prompts disabled/i,
		)
	) {
		return fail(
			"repository_needs_sign_in",
			signedIn
				? `The repository ${shown} does not exist, or the connected account may not read it.`
				: `The repository ${shown} does not exist or is private. Connect the account that may read it.`,
		);
	}
	if (has(/returned error: 30[1-8]|unable to update url base from redirection/i)) {
		return fail("repository_moved", `The repository ${shown} has moved. Use its new address.`);
	}
	if (has(/couldn't find remote ref HEAD|no matching remote head/i)) {
		return fail("repository_empty", `The repository ${shown} is empty: it has no commit yet.`);
	}
	if (has(/couldn't find remote ref|not our ref|unadvertised object/i)) {
		return fail("revision_not_found", `The repository ${shown} has no such branch, tag or commit.`);
	}
	if (
		has(
			/Could not resolve (host|proxy)|Failed to connect|Connection (refused|reset|timed out)|Operation timed out|SSL|certificate|unexpected disconnect|early EOF|RPC failed|returned error: 5\d\d/i,
		)
	) {
		return fail(
			"repository_unreachable",
			`The repository ${shown} could not be reached: ${lastLine(stderr)}`,
		);
	}
	return fail("fetch_failed", `The repository ${shown} could not be fetched: ${lastLine(stderr)}`);
}

function lastLine(stderr: string): string {
	const lines = stderr.split("\n").filter((line) => line.trim() !== "");
	const fatal = lines.findLast((line) => /^(fatal|error):/.test(line)) ?? lines.at(-1) ?? "git said nothing.";
	return fatal.replace(/^(fatal|error): */, "").slice(0, 300);
}
