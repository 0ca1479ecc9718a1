import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

/** Counts one request of a verified account, or of an address where nobody is known. */
export type Limit = (request: FastifyRequest, reply: FastifyReply, userId?: string) => Promise<void>;

/**
 * The rate limit, in requests a minute. Whoever counts by account must have verified the token first: by an
 * unverified one, a flood could use up somebody else's share, or get round the limit by inventing tokens.
 * Rejects with Problem `rate_limited`.
 */
export async function createLimit(app: FastifyInstance, max: number): Promise<Limit> {
	const accounts = new WeakMap<FastifyRequest, string>();
	await app.register(rateLimit, { global: false, cache: 20_000 });
	const count = app.createRateLimit({
		max,
		timeWindow: 60_000,
		keyGenerator: (request) => {
			const userId = accounts.get(request);
			return userId === undefined ? `address ${request.ip}` : `account ${userId}`;
		},
	});
	return async (request, reply, userId) => {
		if (userId !== undefined) accounts.set(request, userId);
		const counted = await count(request);
		if (counted.isAllowed || !counted.isExceeded) return;
		const seconds = Math.ceil(counted.ttl / 1000);
		reply.header("retry-after", seconds);
		throw new Problem("rate_limited", { seconds });
	};
}
