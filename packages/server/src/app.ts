import type { Server } from "node:http";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { AppContext } from "./context.ts";
import { mountEndpoints } from "./http/endpoints.ts";
import { mountErrors } from "./http/errors.ts";
import { openApiDocument } from "./http/openapi.ts";
import { mountSecurity } from "./http/security.ts";
import { mountSite } from "./http/site.ts";
import { Problem } from "./problem.ts";

const bodyLimit = 1_048_576;

/** Who is counted together by the rate limit: a token's bearer, else an address. Not verified: only counted. */
const bearerOf = (authorization: string | undefined): string | undefined =>
	authorization?.split(".")[1]?.slice(0, 400);

/** The HTTP application: API, documentation, health and the web app. The caller's `server` does the listening. */
export async function buildApp(
	context: AppContext,
	server: Server,
	ready: () => boolean,
): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: context.log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true }),
		bodyLimit,
		serverFactory: () => server,
	});
	mountErrors(app);
	await mountSecurity(app, context);
	await app.register(rateLimit, {
		max: context.config.rateLimit,
		timeWindow: 60_000,
		cache: 20_000,
		keyGenerator: (request) => bearerOf(request.headers.authorization) ?? request.ip,
		allowList: (request) => !request.url.startsWith("/api/"),
		errorResponseBuilder: (_request, limit) =>
			new Problem("rate_limited", { seconds: Math.ceil(limit.ttl / 1000) }),
	});
	app.addHook("onResponse", async (request, reply) => {
		// The path only: a query may hold an address or a search.
		const [path] = request.url.split("?");
		request.log.debug(
			{ method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime },
			"request",
		);
	});

	app.get("/healthz", { logLevel: "silent" }, async () => ({ status: "ok" }));
	app.get("/readyz", { logLevel: "silent" }, async () => {
		if (!ready()) throw new Problem("not_ready");
		await context.db.execute(sql`select 1`).catch(() => {
			throw new Problem("not_ready");
		});
		return { status: "ready" };
	});

	await app.register(swagger, { mode: "static", specification: { document: openApiDocument() as never } });
	await app.register(swaggerUi, {
		routePrefix: "/api/docs",
		staticCSP: true,
		uiConfig: { docExpansion: "list" },
	});

	mountEndpoints(app, context);
	await mountSite(app);
	return app;
}
