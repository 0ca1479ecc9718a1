import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

export class PortInUse extends Error {
	override name = "PortInUse";
}

const leaveMs = 1_000;
const idleMs = 100;

type Handlers = {
	request(request: IncomingMessage, response: ServerResponse): void;
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

export type Listener = {
	server: Server;
	port: number;
	/** From here on requests are answered; before, with 503. */
	attach(handlers: Handlers): void;
	/**
	 * Takes no new connections and lets running replies end for at most `graceMs`, then cuts what is left.
	 * WebSockets get a second to take leave.
	 */
	close(graceMs: number): Promise<void>;
};

const starting: Handlers = {
	request: (_request, response) => {
		response.writeHead(503, { "retry-after": "2", "content-type": "application/json" });
		response.end(
			'{"error":"not_ready","message":"Roost is starting or stopping: try again in a few seconds."}',
		);
	},
	upgrade: (_request, socket) => socket.destroy(),
};

/** Listens before anything else is opened, so that a port in use is told at once and nothing is half started. */
export async function listen(host: string, port: number): Promise<Listener> {
	let handlers = starting;
	const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 20_000, requestTimeout: 120_000 });
	server.keepAliveTimeout = 65_000;
	server.on("request", (request, response) => handlers.request(request, response));
	const upgraded = new Set<Duplex>();
	server.on("upgrade", (request, socket, head) => {
		upgraded.add(socket);
		socket.once("close", () => upgraded.delete(socket));
		handlers.upgrade(request, socket, head);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new PortInUse(
							`Port ${port} is in use on ${host}. Choose another by PORT, or stop what listens there.`,
						)
					: error,
			),
		);
		server.listen(port, host, () => resolve());
	});
	return {
		server,
		port: (server.address() as AddressInfo).port,
		attach(given) {
			handlers = given;
		},
		close: (graceMs) =>
			new Promise((resolve) => {
				const leave = setTimeout(() => {
					for (const socket of upgraded) socket.destroy();
				}, leaveMs);
				const cut = setTimeout(() => server.closeAllConnections(), graceMs);
				// A connection whose reply has ended stays open for the next request: there will be none.
				const idle = setInterval(() => server.closeIdleConnections(), idleMs);
				server.close(() => {
					clearInterval(idle);
					clearTimeout(leave);
					clearTimeout(cut);
					resolve();
				});
				server.closeIdleConnections();
			}),
	};
}
