import * as z from "zod/mini";
import { stored } from "../device/storage.ts";
import { paths } from "../paths.ts";

/** Decision 37: the page that was asked for before signing in, kept for this window only. */
const asked = () => stored(z.string().check(z.startsWith("/")), "roost.return-to", sessionStorage);

/** A path of ours; the root leads to the dashboard anyway, and is not worth remembering. */
const worthIt = (path: string) => path !== paths.root && !path.startsWith("/?") && !path.startsWith("//");

export function rememberPage(location: Pick<Location, "pathname" | "search" | "hash">): void {
	const path = `${location.pathname}${location.search}${location.hash}`;
	if (worthIt(path)) asked().write(path);
}

/** The page to return to, once. */
export function takeRememberedPage(): string {
	const path = asked().read();
	asked().remove();
	return path !== undefined && worthIt(path) ? path : paths.dashboard;
}
