import type { Server } from "node:http";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { AppContext } from "./context.ts";
import { mountEndpoints } from "./http/endpoints.ts";
import { mountErrors } from "./http/errors.ts";
import { createLimit } from "./http/limit.ts";
import { openApiDocument } from "./http/openapi.ts";
import { mountSecurity } from "./http/security.ts";
import { mountSite } from "./http/site.ts";
import { Problem } from "./problem.ts";

const bodyLimit = 1_048_576;

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
	app.removeContentTypeParser("text/plain");
	mountErrors(app);
	await mountSecurity(app, context);
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

	mountEndpoints(app, context, await createLimit(app, context.config.rateLimit));
	await mountSite(app);
	return app;
}
