import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndpointRow } from "@roost/api-client/contract/endpoint";
import { endpoints } from "@roost/api-client/endpoints";
import { apiErrors } from "@roost/api-client/errors";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { startServer } from "../main.ts";
import { describeServer, startTestServer } from "../testing/server.ts";

const rows = Object.entries(endpoints) as [string, EndpointRow][];

type OpenApi = {
	openapi: string;
	paths: Record<
		string,
		Record<
			string,
			{ operationId: string; responses: Record<string, unknown>; security: unknown[]; requestBody?: unknown }
		>
	>;
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

describeServer("what surrounds the endpoints", (server) => {
	it("says that it lives and is ready", async () => {
		const live = await fetch(`${server().url}/healthz`);
		expect([live.status, await live.json()]).toEqual([200, { status: "ok" }]);
		const ready = await fetch(`${server().url}/readyz`);
		expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
	});

	it("sends security headers with every reply, whatever its status", async () => {
		for (const path of ["/healthz", "/api/config", "/api/vm/list_deployed", "/api/nowhere", "/nowhere.png"]) {
			const { headers } = await fetch(`${server().url}${path}`);
			const csp = headers.get("content-security-policy") ?? "";
			const directives = Object.fromEntries(
				csp.split(";").map((directive) => {
					const [name = "", ...values] = directive.trim().split(" ");
					return [name, values];
				}),
			);
			expect(directives, path).toMatchObject({
				"default-src": ["'none'"],
				"script-src": ["'self'"],
				"object-src": ["'none'"],
				"base-uri": ["'none'"],
				"frame-ancestors": ["'none'"],
				"connect-src": ["'self'", new URL(server().issuer.url).origin],
			});
			expect(Object.fromEntries(headers), path).toMatchObject({
				"x-content-type-options": "nosniff",
				"referrer-policy": "no-referrer",
				"cross-origin-opener-policy": "same-origin-allow-popups",
			});
			expect(headers.get("strict-transport-security"), "not over plain HTTP").toBeNull();
			expect(headers.get("x-powered-by"), path).toBeNull();
			expect(headers.get("access-control-allow-origin"), path).toBeNull();
		}
	});

	it("keeps what the API says out of caches", async () => {
		const person = await server().person();
		for (const path of ["/vm/list_deployed", "/gallery/public/templates", "/gallery/private/templates"]) {
			const { headers } = await server().send("GET", path, { as: person });
			expect(headers.get("cache-control"), path).toBe("no-store");
		}
	});

	it("[call-api-base] serves every row of the contract below /api, and nothing else there", async () => {
		for (const [id, row] of rows) {
			const below = await server().send(row.method, row.path);
			expect(below.status, id).not.toBe(404);
		}
		for (const [method, path] of [
			["GET", "/nowhere"],
			["DELETE", "/vm/list_deployed"],
			["GET", "/vm/deploy"],
			["POST", "/nowhere"],
			// Encoded, or the client would leave /api, where every address is the web app once that is built.
			["GET", "/..%2f..%2fetc%2fpasswd"],
		] as const) {
			const answer = await server().send(method, path);
			expect(answer.status, `${method} ${path}`).toBe(404);
		}
		const unknown = await server().send("GET", "/nowhere");
		expect(unknown.json).toMatchObject({ error: "route_not_found", message: apiErrors.route_not_found.text });
		expect((await server().send("GET", "/%zz")).status).toBe(400);
	});

	it("describes every endpoint as OpenAPI", async () => {
		const document = (await (await fetch(`${server().url}/api/docs/json`)).json()) as OpenApi;
		expect(document.openapi).toBe("3.1.0");
		for (const [id, row] of rows) {
			const operation = document.paths[`/api${row.path}`]?.[row.method.toLowerCase()];
			expect(operation?.operationId, id).toBe(id);
			for (const code of row.errors) {
				expect(Object.keys(operation?.responses ?? {}), `${id}: ${code}`).toContain(
					String(apiErrors[code].status),
				);
			}
			expect(operation?.security, id).toHaveLength(row.access === "public" ? 0 : 1);
			expect(operation?.requestBody !== undefined, id).toBe(row.body !== undefined);
		}
		const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
		expect(operations).toHaveLength(rows.length);
		// Every reference leads somewhere.
		const text = JSON.stringify(document);
		for (const [, ref = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
			const target = ref
				.split("/")
				.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
			expect(target, ref).toBeDefined();
		}
	});

	it("serves a page of it that its own policy lets run", async () => {
		const page = await fetch(`${server().url}/api/docs`);
		expect(page.status).toBe(200);
		expect(page.headers.get("content-type")).toContain("text/html");
		const html = await page.text();
		expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
		const csp = page.headers.get("content-security-policy") ?? "";
		expect(csp).toMatch(/script-src [^;]*'self'/);
		const assets = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, asset = ""]) => asset);
		expect(assets.length).toBeGreaterThan(0);
		for (const asset of assets) {
			const url = new URL(asset, page.url);
			expect(url.origin).toBe(new URL(page.url).origin);
			expect((await fetch(url)).status, asset).toBe(200);
		}
	});

	it("says not ready when its database is gone", async () => {
		await server().context.db.execute(sql`select 1`);
		const { execute } = server().context.db;
		server().context.db.execute = (() => Promise.reject(new Error("gone"))) as unknown as typeof execute;
		const ready = await fetch(`${server().url}/readyz`);
		server().context.db.execute = execute;
		expect([ready.status, await ready.json()]).toMatchObject([503, { error: "not_ready" }]);
	});

	it("refuses a second server on its data directory, and a port in use, and leaves nothing half started", async () => {
		const env = (dataDir: string, port: string) => ({
			PORT: port,
			ROOST_DATA_DIR: dataDir,
			ROOST_ISSUER: server().issuer.url,
			ROOST_CLIENT_ID: "x",
			ROOST_AUDIENCE: "x",
			LOG_LEVEL: "silent",
		});
		await expect(startServer(env(server().dataDir, "0"))).rejects.toThrow(
			/Another Roost server .*ROOST_DATA_DIR/,
		);

		const other = mkdtempSync(join(tmpdir(), "roost-test-"));
		closing.push(() => rmSync(other, { recursive: true }));
		const taken = createServer().listen(0, "127.0.0.1");
		closing.push(() => taken.close());
		await new Promise((resolve) => taken.once("listening", resolve));
		const { port } = taken.address() as AddressInfo;
		await expect(startServer(env(other, String(port)))).rejects.toThrow(
			new RegExp(`Port ${port} is in use.*PORT`),
		);
		expect(readdirSync(other)).toEqual([]);
		await expect(startServer(env("/dev/null/data", "0"))).rejects.toThrow(
			/\/dev\/null\/data cannot be written.*ROOST_DATA_DIR/,
		);
	});
});

describe("limits and the end", () => {
	it("counts requests by account, and by address where nobody is known", async () => {
		const server = await startTestServer({ env: { ROOST_RATE_LIMIT: "20" } });
		closing.push(() => server.close());
		const [busy, calm] = [await server.person(), await server.person()];
		const statuses: number[] = [];
		for (let n = 0; n < 25; n++)
			statuses.push((await server.send("GET", "/vm/list_types", { as: busy })).status);
		expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
		const refused = await server.send("GET", "/vm/list_types", { as: busy });
		expect(refused.json).toMatchObject({ error: "rate_limited", message: expect.stringMatching(/in \d+ s/) });
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		const again = {
			...busy,
			token: await server.issuer.token({ sub: busy.id, email: busy.email, renewed: true }),
		};
		expect(
			(await server.send("GET", "/vm/list_types", { as: again })).status,
			"a new token is no new account",
		).toBe(429);
		expect((await server.send("GET", "/vm/list_types", { as: calm })).status).toBe(200);

		const guesses: number[] = [];
		for (let n = 0; n < 25; n++) {
			const payload = Buffer.from(JSON.stringify({ sub: `guess-${n}` })).toString("base64url");
			const answer = await server.send("GET", "/vm/list_types", {
				headers: { authorization: `Bearer a.${payload}.c` },
			});
			guesses.push(answer.status);
		}
		expect(
			guesses.filter((status) => status === 429),
			"inventing tokens is no way round",
		).not.toHaveLength(0);
		expect(
			(await server.send("GET", "/vm/list_types", { as: calm })).status,
			"and harms nobody signed in",
		).toBe(200);
		expect((await fetch(`${server.url}/healthz`)).status, "health is never limited").toBe(200);
	});

	it("finishes what runs when it closes, and then is gone", async () => {
		const server = await startTestServer();
		let closed = false;
		closing.push(() => closed || server.close());
		const person = await server.person();
		const { port } = new URL(server.url);
		// A reply that cannot end before the closing has begun: its body arrives in two halves.
		const half = request({
			host: "127.0.0.1",
			port,
			method: "POST",
			path: "/api/user/authenticate",
			headers: {
				authorization: `Bearer ${person.token}`,
				"content-type": "application/json",
				"content-length": 2,
			},
		});
		const answered = new Promise<number | undefined>((resolve, reject) => {
			half.on("response", (response) => resolve(response.resume().statusCode));
			half.on("error", reject);
		});
		await new Promise((resolve) => half.write("{", resolve));
		await server.send("GET", "/config");
		const closing_ = server.close();
		closed = true;
		half.end("}");
		expect(await answered).toBe(200);
		await closing_;
		await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
	});
});
