import type { EndpointRow } from "@roost/api-client/contract/endpoint";
import { type EndpointId, endpoints } from "@roost/api-client/endpoints";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { served } from "../api/served.ts";
import type { Caller } from "../auth.ts";
import type { AppContext } from "../context.ts";
import { users } from "../db/schema.ts";
import { Problem } from "../problem.ts";
import type { Limit } from "./limit.ts";

/** Where a text holds U+0000: PostgreSQL keeps no such text, and nobody types one. */
const nulIn = (value: unknown, path: string[] = []): string | undefined => {
	if (typeof value === "string") return value.includes("\0") ? path.join(".") : undefined;
	if (typeof value !== "object" || value === null) return undefined;
	for (const [key, part] of Object.entries(value)) {
		const found = nulIn(part, [...path, key]);
		if (found !== undefined) return found;
	}
	return undefined;
};

const parse = (schema: z.core.$ZodType | undefined, value: unknown, where: string): unknown => {
	if (!schema) return undefined;
	const parsed = z.safeParse(schema, value ?? {});
	if (parsed.success) {
		const at = nulIn(parsed.data);
		if (at === undefined) return parsed.data;
		const reason = "must not contain NUL characters";
		throw new Problem("validation_failed", { field: at, reason }, [{ path: at, message: reason }]);
	}
	const fields = parsed.error.issues.map((issue) => ({
		path: issue.path.join(".") || where,
		message: issue.message,
	}));
	const [first] = fields;
	throw new Problem(
		"validation_failed",
		{ field: first?.path ?? where, reason: first?.message ?? "not valid" },
		fields,
	);
};

/** Decision 5: whoever the query or body names must be whom the token names. */
function assertSamePerson(caller: Caller, given: unknown): void {
	// Not validated yet: a field may be anything at all.
	const { userId, userEmail } = (given ?? {}) as { userId?: unknown; userEmail?: unknown };
	const sameId = userId === undefined || userId === caller.userId;
	const sameEmail =
		userEmail === undefined ||
		(typeof userEmail === "string" && userEmail.toLowerCase() === caller.email.toLowerCase());
	if (!sameId || !sameEmail) throw new Problem("identity_mismatch");
}

/** Who calls, by what the row demands. The account is looked up anew each time: it may be deactivated by now. */
async function admit(
	context: AppContext,
	row: EndpointRow,
	caller: Caller | undefined,
	request: FastifyRequest,
) {
	if (!caller) return {};
	assertSamePerson(caller, request.query);
	assertSamePerson(caller, request.body);
	const [user] = await context.db.select().from(users).where(eq(users.id, caller.userId));
	if (row.access === "active") {
		if (!user) throw new Problem("user_not_found");
		if (!user.isActive) throw new Problem("account_inactive");
	}
	return { caller, user };
}

type AnyHandler = (request: unknown) => Promise<unknown>;

/**
 * Mounts every row of the contract below /api: authenticate → count → authorise → validate → handle.
 * Rows not served answer 501.
 */
export function mountEndpoints(app: FastifyInstance, context: AppContext, limit: Limit): void {
	const callers = new WeakMap<FastifyRequest, Caller>();
	for (const [id, row] of Object.entries(endpoints) as [EndpointId, EndpointRow][]) {
		const handle = row.served ? (served[id as keyof typeof served] as unknown as AnyHandler) : undefined;
		app.route({
			method: row.method,
			url: `/api${row.path}`,
			// Before the body is read: nobody makes us read it without a token.
			async onRequest(request, reply) {
				if (row.access === "public") return limit(request, reply);
				try {
					callers.set(request, await context.authenticate(request.headers.authorization));
				} catch (error) {
					await limit(request, reply);
					throw error;
				}
				await limit(request, reply, callers.get(request)?.userId);
			},
			async handler(request, reply) {
				const who = await admit(context, row, callers.get(request), request);
				if (!handle) throw new Problem("not_implemented");
				const query = parse(row.query, request.query, "query");
				const body = parse(row.body, request.body, "body");
				reply.header("cache-control", "no-store");
				return reply.send(await handle({ context, ...who, query, body }));
			},
		});
	}
}
