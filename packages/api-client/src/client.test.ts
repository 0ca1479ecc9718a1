import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "./client.ts";
import type { EndpointRow } from "./contract/endpoint.ts";
import { type EndpointId, endpoints } from "./endpoints.ts";

type Seen = {
	method: string;
	path: string;
	query: Record<string, string>;
	headers: IncomingMessage["headers"];
	body: unknown;
};

let server: Server;
let base: string;
let seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
let unauthorized: EndpointId[] = [];
let token: () => Promise<string | undefined>;

const identity = { userId: "auth0|p", userEmail: "p@roost.test" };
const client = (baseUrl = base) =>
	createClient({
		baseUrl,
		token: () => token(),
		identity: () => identity,
		onUnauthorized: (endpoint) => unauthorized.push(endpoint),
	});
const reply = (status: number, body: unknown) => {
	answer = (response) => {
		response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
	};
};

beforeAll(async () => {
	server = createServer(async (request, response) => {
		const url = new URL(request.url ?? "/", "http://localhost");
		const raw = await text(request);
		seen.push({
			method: request.method ?? "",
			path: url.pathname,
			query: Object.fromEntries(url.searchParams),
			headers: request.headers,
			body: raw === "" ? undefined : JSON.parse(raw),
		});
		answer(response);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
	seen = [];
	unauthorized = [];
	token = async () => "the-token";
	reply(200, {});
});

describe("what the client sends", () => {
	it("[call-api-base] [call-api-bearer-token] [call-api-identity-query] puts token and identity where each endpoint's row says", async () => {
		for (const [id, row] of Object.entries(endpoints) as [EndpointId, EndpointRow][]) {
			await client()
				.call(id)
				.catch(() => undefined);
			const sent = seen.at(-1);
			expect([sent?.method, sent?.path], id).toEqual([row.method, `/api${row.path}`]);
			expect(sent?.headers.authorization, id).toBe(row.access === "public" ? undefined : "Bearer the-token");
			const inQuery = row.identity === "query" || row.identity === "both";
			const inBody = row.identity === "body" || row.identity === "both";
			expect(sent?.query, id).toEqual(inQuery ? identity : {});
			expect(sent?.body, id).toEqual(row.method === "GET" ? undefined : inBody ? identity : {});
		}
		expect(seen).toHaveLength(Object.keys(endpoints).length);
	});

	it("[call-vm-terminate] names who asks in the query and in the body, beside the machine", async () => {
		await client().call("vm.terminate", { body: { vmId: "vm-1" } });
		expect(seen[0]).toMatchObject({
			path: "/api/vm/terminate",
			query: identity,
			body: { ...identity, vmId: "vm-1" },
		});
	});

	it("[call-user-billing] [call-user-billing-vmids] asks for a period, of some machines or of all", async () => {
		reply(200, { totalCost: 0, vms: [] });
		await client().call("user.billing", { query: { start: "2026-11-01" } });
		await client().call("user.billing", { query: { start: "2026-11-01", vmIds: "a,b" } });
		expect(seen.map(({ query }) => query)).toEqual([
			{ ...identity, start: "2026-11-01" },
			{ ...identity, start: "2026-11-01", vmIds: "a,b" },
		]);
	});

	it("passes on headers", async () => {
		reply(200, []);
		await client().call("gallery.publicTemplates", { headers: { "cache-control": "no-cache" } });
		expect(seen[0]?.headers["cache-control"]).toBe("no-cache");
	});
});

describe("what the client takes", () => {
	const user = { userId: "auth0|p", username: "p", accountType: "pro" };

	it("[call-user-authenticate-get] [call-user-authenticate-get-data-wrapper] takes the account bare or wrapped in data", async () => {
		for (const body of [user, { data: user }]) {
			reply(200, body);
			expect(await client().call("user.get")).toEqual(user);
		}
	});

	it("[credit-response-object] [credit-response-bare-number] [credit-response-numeric-text] takes a balance in each documented form", async () => {
		for (const body of [{ creditBalance: 12.5 }, { creditBalance: "12.5" }, 12.5, '"12.5"', "12.5"]) {
			reply(200, body);
			expect(await client().call("user.creditBalance"), JSON.stringify(body)).toBe(12.5);
		}
		for (const body of [
			{ balance: 1 },
			"lots",
			null,
			[],
			{ creditBalance: "1e9" },
			{ creditBalance: null },
			'""',
		]) {
			reply(200, body);
			await expect(client().call("user.creditBalance"), JSON.stringify(body)).rejects.toMatchObject({
				kind: "format",
			});
		}
	});

	it("[billing-422-total-cost-success] [billing-422-vms-data] takes a 422 of the billing endpoint that carries data, and no other", async () => {
		const vm = { id: "a", vmName: "a", volumeGb: 10, cost: 1.25, costBreakdown: [], hibernatePeriods: [] };
		reply(422, { totalCost: 3 });
		expect(await client().call("user.billing")).toEqual({ totalCost: 3, vms: [] });
		reply(422, { vms: [vm, { ...vm, cost: 2 }] });
		expect(await client().call("user.billing")).toMatchObject({ totalCost: 3.25, vms: [{ id: "a" }, {}] });
		for (const body of [{ detail: "no" }, "text", null, { totalCost: "3" }]) {
			reply(422, body);
			await expect(client().call("user.billing"), JSON.stringify(body)).rejects.toMatchObject({
				kind: "http",
				status: 422,
			});
		}
		reply(422, { totalCost: 3 });
		await expect(client().call("user.creditBalance")).rejects.toMatchObject({ kind: "http", status: 422 });
		reply(404, { totalCost: 3 });
		await expect(client().call("user.billing")).rejects.toMatchObject({ kind: "http", status: 404 });
	});

	it("[entity-deployed-app-id] [entity-deployed-app-type-id] [entity-deployed-app-name] reads a deployed app under any of its documented spellings", async () => {
		const app = { status: "running" };
		reply(200, [
			{ ...app, id: "1", appTypeId: "t", appName: "n" },
			{ ...app, appId: "1", appTypeID: "t", name: "n" },
			{ ...app, id: "1", appTypeID: "t", displayName: "n" },
		]);
		for (const one of await client().call("app.listDeployed"))
			expect(one).toMatchObject({ id: "1", appTypeId: "t", appName: "n" });
	});

	it("takes an empty reply where nothing is read from it", async () => {
		reply(200, "");
		await expect(client().call("vm.hibernate", { body: { vmId: "v" } })).resolves.toBeDefined();
	});
});

describe("how the client fails", () => {
	it("reports a 401, except the code host's own", async () => {
		reply(401, { error: "unauthorized", message: "Sign in again" });
		await expect(client().call("vm.listDeployed")).rejects.toMatchObject({
			kind: "http",
			status: 401,
			code: "unauthorized",
		});
		await expect(client().call("github.repos")).rejects.toMatchObject({ kind: "http", status: 401 });
		expect(unauthorized).toEqual(["vm.listDeployed"]);
	});

	it("[err-vm-create-no-token] sends nothing without a token, whether there is none or it cannot be had", async () => {
		for (const none of [async () => undefined, async () => Promise.reject(new Error("login_required"))]) {
			token = none;
			await expect(client().call("vm.deploy")).rejects.toMatchObject({
				kind: "token",
				message: "No authorization token available",
			});
		}
		expect(seen).toEqual([]);
		await client()
			.call("config.get")
			.catch(() => undefined);
		expect(seen).toHaveLength(1);
	});

	it("tells a caller who gave up from a network that failed, and both from a reply nobody understands", async () => {
		const giveUp = new AbortController();
		answer = () => giveUp.abort();
		await expect(client().call("vm.listDeployed", { signal: giveUp.signal })).rejects.toMatchObject({
			kind: "aborted",
		});
		answer = (response) => response.destroy();
		await expect(client().call("vm.listDeployed")).rejects.toMatchObject({ kind: "network" });
		answer = (response) => {
			response.writeHead(200, { "content-length": 100 });
			response.write("[");
			setImmediate(() => response.destroy());
		};
		await expect(client().call("vm.listDeployed")).rejects.toMatchObject({ kind: "network" });
		for (const body of ["<html>", { vms: [] }, [{ id: 7 }], null]) {
			reply(200, body);
			await expect(client().call("vm.listDeployed")).rejects.toMatchObject({
				kind: "format",
				status: 200,
				message: "Invalid data format",
			});
		}
	});

	it("keeps what the server said, in the order asked for", async () => {
		reply(409, {
			error: "vm_not_running",
			message: "VM is not running",
			fields: [{ path: "vmId", message: "x" }],
		});
		const failure = await client()
			.call("vm.hibernate")
			.catch((error: unknown) => error);
		expect(failure).toMatchObject({ code: "vm_not_running", status: 409, fields: [{ path: "vmId" }] });
		expect((failure as { serverMessage(): string }).serverMessage()).toBe("VM is not running");
		for (const [body, message] of [
			[{ detail: "d", message: "m", error: "e" }, "d"],
			[{ message: "m", error: "e" }, "m"],
			[{ error: "e" }, "e"],
			["raw text", "raw text"],
			[{ error: "vm_not_running" }, undefined],
			[{ message: "  " }, undefined],
			[null, undefined],
		] as const) {
			reply(500, body);
			const failed = (await client()
				.call("app.deploy")
				.catch((error: unknown) => error)) as { serverMessage(fields: string[]): string };
			expect(failed.serverMessage(["detail", "message", "error"]), JSON.stringify(body)).toBe(message);
		}
	});
});
