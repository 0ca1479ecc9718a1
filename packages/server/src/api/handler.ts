import type { Body, EndpointId, Endpoints, Query, ReplySent } from "@roost/api-client/endpoints";
import type { Caller } from "../auth.ts";
import type { AppContext } from "../context.ts";
import type { users } from "../db/schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Who calls, by what the endpoint's row demands: nobody, a verified token, or one of an active account. */
type Who<Id extends EndpointId> = Endpoints[Id]["access"] extends "public"
	? object
	: Endpoints[Id]["access"] extends "signed-in"
		? { caller: Caller; user: UserRow | undefined }
		: { caller: Caller; user: UserRow };

export type Request<Id extends EndpointId> = Who<Id> & {
	context: AppContext;
	query: Query<Id>;
	body: Body<Id>;
};

export type Handler<Id extends EndpointId> = (request: Request<Id>) => Promise<ReplySent<Id>>;

/** Types an endpoint's handler by its row in the contract. */
export const handler = <Id extends EndpointId>(_endpoint: Id, handle: Handler<Id>): Handler<Id> => handle;
