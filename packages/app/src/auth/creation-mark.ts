import * as z from "zod/mini";
import { stored } from "../device/storage.ts";
import type { CreationMark } from "./bootstrap.ts";

/** Kept for this window, so that it outlives the one reload (decision 8) and not the visit. */
export function creationMark(userId: string): CreationMark {
	const kept = stored(z.literal(true), `roost.account-created.${userId}`, sessionStorage);
	return { isSet: () => kept.read() === true, set: () => kept.write(true), clear: () => kept.remove() };
}
