import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

const site = fileURLToPath(new URL("../../../app/dist/site", import.meta.url));

/** The web app: hashed files for a year, the page itself never from a cache, every other address the page. */
export async function mountSite(app: FastifyInstance): Promise<void> {
	const built = existsSync(site);
	if (built) {
		await app.register(fastifyStatic, {
			root: site,
			wildcard: false,
			preCompressed: true,
			setHeaders(reply, path) {
				const hashed = path.includes("/assets/");
				reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
			},
		});
	}
	app.setNotFoundHandler((request, reply) => {
		const wantsPage =
			request.method === "GET" && !request.url.startsWith("/api") && !/\.\w+($|\?)/.test(request.url);
		if (built && wantsPage) return reply.header("cache-control", "no-cache").sendFile("index.html");
		const problem = new Problem("route_not_found");
		return reply.code(problem.status).send(problem.body());
	});
}
