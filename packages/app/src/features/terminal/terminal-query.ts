import { type TerminalQuery, terminalQuery } from "@roost/api-client/contract/terminal";
import * as z from "zod/mini";
import { stored } from "../../device/storage.ts";

/** `fresh`: the grant has just come in the address, and has not been used. */
export type OpenedTerminal = { query: TerminalQuery; fresh: boolean };

const keptGrant = (vmId: string, storage?: Storage) =>
	stored(z.string().check(z.minLength(1)), `roost.terminal-grant.${vmId}`, storage);

/**
 * [terminal-query-parameters] Reads the window's address, or gives undefined where a required part is missing. Decision
 * 4: the grant leaves the address bar once read, and is kept for this window so that a reload still works.
 */
export function readTerminalQuery(
	location: Pick<Location, "href">,
	history: Pick<History, "replaceState">,
	storage?: Storage,
): OpenedTerminal | undefined {
	const url = new URL(location.href);
	const given = Object.fromEntries(url.searchParams);
	const kept = keptGrant(given.vmId ?? "", storage);
	const parsed = terminalQuery.safeParse({ ...given, token: given.token ?? kept.read() });
	if (!parsed.success) return undefined;
	if (given.token !== undefined) {
		kept.write(given.token);
		url.searchParams.delete("token");
		history.replaceState(null, "", `${url.pathname}${url.search}`);
	}
	return { query: parsed.data, fresh: given.token !== undefined };
}
