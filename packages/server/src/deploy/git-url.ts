import { DeployFailure } from "./failure.ts";

/**
 * A repository's address as git may be given it: http or https, without user, password, query or fragment
 * (whatever of those was typed is dropped: a token in an address would reach logs and the process list).
 * @throws DeployFailure repository_address_invalid
 */
export function repositoryUrl(typed: string): URL {
	let url: URL;
	try {
		url = new URL(typed.trim());
	} catch {
		throw invalid("is not a web address");
	}
	if (url.protocol !== "https:" && url.protocol !== "http:") throw invalid("is not an http or https address");
	if (url.hostname === "" || url.pathname === "/") throw invalid("names no repository");
	url.username = "";
	url.password = "";
	url.search = "";
	url.hash = "";
	url.pathname = url.pathname.replace(/\/+$/, "");
	return url;
}

/** @throws DeployFailure revision_not_found for what cannot be a branch, tag or commit. */
export function revision(typed: string): string {
	// The rules of git-check-ref-format that matter: nothing that git reads as an option, a range or a pattern.
	if (/^[A-Za-z0-9_][\w./-]{0,250}$/.test(typed) && !/\.\.|\/\/|\.lock$|[./]$/.test(typed)) return typed;
	throw new DeployFailure(
		"revision_not_found",
		"fetch",
		`There is no branch, tag or commit named '${typed.slice(0, 100)}'.`,
	);
}

function invalid(what: string): DeployFailure {
	return new DeployFailure(
		"repository_address_invalid",
		"fetch",
		`The repository address ${what}. Use an address such as https://github.com/owner/name.`,
	);
}
