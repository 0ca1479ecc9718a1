import type * as z from "zod/mini";
import type { ErrorCode } from "../errors/api.ts";

/** Who may call: nobody's token needed, any valid token, or a token whose account is active. */
export type Access = "public" | "signed-in" | "active";

/** Where the client puts userId and userEmail (decision 5: they must match the token, and decide nothing). */
export type IdentityPlace = "none" | "query" | "body" | "both";

/**
 * One row of the endpoint table. The client, the server's routes, OpenAPI and the authorisation tests
 * iterate these rows, so a row is the only place where an endpoint is described.
 */
export type EndpointRow = {
	method: "GET" | "POST";
	/** Below /api. */
	path: `/${string}`;
	summary: string;
	access: Access;
	identity: IdentityPlace;
	query?: z.ZodMiniObject;
	/** JSON unless `multipart`. */
	body?: z.ZodMiniObject;
	multipart?: true;
	response: z.ZodMiniType;
	/** Codes this endpoint can give beside those every endpoint can (see `commonErrors`). */
	errors: readonly ErrorCode[];
	/** false: in the contract, answered with 501 `not_implemented` until its issue is built. */
	served: boolean;
};

export const row = <const Row extends EndpointRow>(endpoint: Row): Row => endpoint;
