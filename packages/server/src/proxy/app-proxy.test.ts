import { once } from "node:events";
import {
	createServer,
	request as httpRequest,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import type { MachineSsh } from "../ssh/machine.ts";
import { createAppProxy } from "./app-proxy.ts";
import type { AppRoute } from "./route.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
	const sockets = new Set<Socket>();
	server.on("connection", (socket: Socket) => sockets.add(socket));
	cleanups.push(() => {
		server.close();
		for (const socket of sockets) socket.destroy();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

/** The proxy, in front of a TCP port instead of a machine: what SSH adds is tried with a real machine elsewhere. */
async function proxyTo(
	port: number,
	options: { state?: AppRoute["state"]; trust?: boolean; answerTimeoutMs?: number } = {},
) {
	let opened = 0;
	const machine = {
		async forward(to: number) {
			const socket = connect(to, "127.0.0.1");
			await once(socket, "connect");
			opened += 1;
			return socket;
		},
	} as unknown as MachineSsh;
	const proxy = createAppProxy({
		lookup: (hostname) =>
			hostname === "shop.localhost" ? { vmId: "vm", port, state: options.state ?? "running" } : undefined,
		ssh: { machine: async () => machine },
		appsDomain: "localhost",
		trustForwarded: options.trust,
		answerTimeoutMs: options.answerTimeoutMs,
	});
	cleanups.push(() => proxy.close());
	const front = createServer(proxy.request).on("upgrade", proxy.upgrade);
	return { at: await listen(front), proxy, opened: () => opened };
}

type Asked = {
	method?: string;
	path?: string;
	host?: string;
	headers?: Record<string, string>;
	body?: string;
};

async function ask(
	port: number,
	{ method = "GET", path = "/", host = "shop.localhost", headers = {}, body }: Asked = {},
) {
	const request = httpRequest({
		port,
		host: "127.0.0.1",
		method,
		path,
		headers: { host, ...headers },
		agent: false,
	});
	request.end(body);
	const [response] = (await once(request, "response")) as [IncomingMessage];
	return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const app = (answer: (request: IncomingMessage, response: ServerResponse) => void) =>
	listen(createServer(answer));

describe("requests", () => {
	it("pass with method, path, body and the host the browser asked for", async () => {
		const port = await app(async (request, response) => {
			response.end(JSON.stringify([request.method, request.url, request.headers.host, await text(request)]));
		});
		const { at } = await proxyTo(port);
		const { body } = await ask(at, {
			method: "POST",
			path: "/a/../b?c=%2F",
			body: "hello",
			host: "Shop.localhost.:4000",
		});
		expect(JSON.parse(body)).toEqual(["POST", "/a/../b?c=%2F", "Shop.localhost.:4000", "hello"]);
	});

	it("say who asked, and do not believe what the client says about it", async () => {
		const port = await app((request, response) => response.end(JSON.stringify(request.headers)));
		const claims = {
			"x-forwarded-for": "6.6.6.6",
			"x-forwarded-proto": "https",
			forwarded: "for=6.6.6.6",
			"x-real-ip": "6.6.6.6",
		};
		const { at } = await proxyTo(port);
		const seen = JSON.parse((await ask(at, { headers: claims, host: "shop.localhost:81" })).body);
		expect(seen).toMatchObject({
			"x-forwarded-for": "127.0.0.1",
			"x-forwarded-proto": "http",
			"x-forwarded-port": "81",
		});
		expect(seen.forwarded ?? seen["x-real-ip"]).toBeUndefined();
		const behind = await proxyTo(port, { trust: true });
		const trusted = JSON.parse((await ask(behind.at, { headers: claims })).body);
		expect(trusted).toMatchObject({ "x-forwarded-for": "6.6.6.6, 127.0.0.1", "x-forwarded-proto": "https" });
	});

	it("lose what belongs to one connection only", async () => {
		const port = await app((request, response) => {
			response.setHeader("X-Seen", JSON.stringify(request.headers));
			response.setHeader("Connection", "close, X-Mine");
			response.setHeader("X-Mine", "1");
			response.setHeader("Set-Cookie", ["a=1", "b=2"]);
			response.end();
		});
		const { at } = await proxyTo(port);
		const { headers } = await ask(at, {
			headers: {
				connection: "close, x-drop, host",
				"x-drop": "1",
				te: "trailers",
				"proxy-authorization": "secret",
			},
		});
		const seen = JSON.parse(String(headers["x-seen"]));
		expect([seen["x-drop"], seen.te, seen["proxy-authorization"]]).toEqual([undefined, undefined, undefined]);
		expect(seen.host).toBe("shop.localhost");
		expect(headers["x-mine"]).toBeUndefined();
		expect(headers["set-cookie"]).toEqual(["a=1", "b=2"]);
	});

	it("keep a body of unknown length framed, whatever the method", async () => {
		const port = await app(async (request, response) =>
			response.end(`${request.method} ${await text(request)}`),
		);
		const { at } = await proxyTo(port);
		const headers = { "transfer-encoding": "chunked" };
		expect((await ask(at, { method: "DELETE", body: "GET /evil HTTP/1.1\r\n\r\n", headers })).body).toBe(
			"DELETE GET /evil HTTP/1.1\r\n\r\n",
		);
	});

	it("share connections, and survive the app closing one that was idle", async () => {
		const server = createServer((_request, response) => response.end("ok"));
		const { at, opened } = await proxyTo(await listen(server));
		for (let turn = 0; turn < 5; turn += 1) expect((await ask(at)).body).toBe("ok");
		expect(opened()).toBe(1);
		server.closeAllConnections();
		expect((await ask(at)).body).toBe("ok");
	});

	it("stream the answer as it comes, and end the app's work when the visitor leaves", async () => {
		const left = Promise.withResolvers<void>();
		const port = await app((_request, response) => {
			response.write("first");
			response.once("close", () => left.resolve());
		});
		const { at } = await proxyTo(port);
		const request = httpRequest({
			port: at,
			host: "127.0.0.1",
			headers: { host: "shop.localhost" },
			agent: false,
		}).end();
		const [response] = (await once(request, "response")) as [IncomingMessage];
		const [chunk] = await once(response, "data");
		expect(String(chunk)).toBe("first");
		request.destroy();
		await left.promise;
	});

	it("cut an answer short when the app does, instead of ending it", async () => {
		const port = await app((_request, response) => {
			response.write("half");
			setImmediate(() => response.destroy());
		});
		const { at } = await proxyTo(port);
		await expect(ask(at)).rejects.toThrow(/aborted|hang up|terminated/);
	});
});

describe("what stands in the way", () => {
	it.each([
		["asleep", 503, "hibernating"],
		["starting", 503, "starting"],
		["failed", 503, "could not be started"],
		["stopped", 503, "stopped"],
	] as const)("an app that is %s is answered with %i in words", async (state, status, word) => {
		const { at } = await proxyTo(1, { state });
		const plain = await ask(at);
		expect([plain.status, plain.headers["content-type"]]).toEqual([status, "text/plain; charset=utf-8"]);
		expect(plain.body).toContain(word);
		const page = await ask(at, { headers: { accept: "text/html,*/*" } });
		expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(page.body).toContain("prefers-color-scheme: dark");
	});

	it("a host name without an app is 404, a host that is no name 400", async () => {
		const { at, proxy } = await proxyTo(1);
		expect((await ask(at, { host: "other.localhost" })).status).toBe(404);
		expect((await ask(at, { host: "[::1]" })).status).toBe(400);
		expect(
			["a.localhost:4000", "A.LOCALHOST", "localhost:4000", "127.0.0.1", "evil-localhost", undefined].map(
				proxy.handles,
			),
		).toEqual([true, true, false, false, false, false]);
	});

	it("an app that does not listen is 502 without an address in it, one that hangs 504", async () => {
		const { at } = await proxyTo(1);
		const down = await ask(at, { method: "POST", body: "x" });
		expect(down.status).toBe(502);
		expect(JSON.stringify(down)).not.toMatch(/127\.0\.0\.1|ECONN|vm/);
		const hung = await proxyTo(await app(() => undefined), { answerTimeoutMs: 50 });
		expect((await ask(hung.at)).status).toBe(504);
	});

	it("an answer that is not HTTP is 502", async () => {
		const port = await listen(createTcpServer((socket) => socket.end("220 mail ready\r\n")));
		expect((await ask((await proxyTo(port)).at)).status).toBe(502);
	});
});

describe("WebSockets", () => {
	async function echo() {
		const server = createServer();
		const sockets = new WebSocketServer({ server });
		sockets.on("connection", (socket) =>
			socket.on("message", (data, binary) => socket.send(data, { binary })),
		);
		return { port: await listen(server), sockets };
	}
	const open = (at: number, path = "/") =>
		new WebSocket(`ws://127.0.0.1:${at}${path}`, { headers: { host: "shop.localhost" } });

	it("carry messages both ways", async () => {
		const { port } = await echo();
		const socket = open((await proxyTo(port)).at);
		await once(socket, "open");
		const big = Buffer.alloc(3_000_000, 7);
		socket.send(big);
		const [back] = await once(socket, "message");
		expect(Buffer.compare(back, big)).toBe(0);
		socket.close();
	});

	it("end at the app when the visitor leaves, and the other way round", async () => {
		const { port, sockets } = await echo();
		const { at } = await proxyTo(port);
		const first = open(at);
		await once(first, "open");
		first.terminate();
		await vi.waitFor(() => expect(sockets.clients.size).toBe(0));
		const second = open(at);
		await once(second, "open");
		for (const client of sockets.clients) client.terminate();
		await once(second, "close");
	});

	it("hold the app back when the visitor does not read", async () => {
		let buffered = 0;
		const server = createServer();
		new WebSocketServer({ server }).on("connection", async (socket) => {
			const chunk = Buffer.alloc(1 << 20);
			for (let turn = 0; turn < 200; turn += 1) socket.send(chunk);
			while (socket.readyState === WebSocket.OPEN) {
				buffered = socket.bufferedAmount;
				await pause(5);
			}
		});
		const { at } = await proxyTo(await listen(server));
		const socket = open(at);
		await once(socket, "open");
		socket.pause();
		let before = -1;
		// Steady at last: nothing between the app and the visitor goes on collecting.
		await vi.waitUntil(
			async () => {
				const same = buffered === before && buffered > 0;
				before = buffered;
				await pause(50);
				return same;
			},
			{ timeout: 5000, interval: 50 },
		);
		expect(buffered).toBeGreaterThan(150 << 20);
		socket.terminate();
	});

	it("are refused in HTTP when there is no app, and as the app refuses them", async () => {
		const nobody = open((await proxyTo(1)).at);
		const [unreachable] = await once(nobody, "unexpected-response").then(([, response]) => [response]);
		expect(unreachable.statusCode).toBe(502);
		const server = createServer().on("upgrade", (_request, socket) =>
			socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno"),
		);
		const refused = open((await proxyTo(await listen(server))).at);
		const [, response] = await once(refused, "unexpected-response");
		expect([response.statusCode, await text(response)]).toEqual([403, "no"]);
	});
});
