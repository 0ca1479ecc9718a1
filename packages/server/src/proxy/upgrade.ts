import { request as httpRequest, type IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream";
import { ChannelAgent } from "./channel-agent.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";
import { troublePage } from "./page.ts";
import type { AppRoute, Trouble } from "./route.ts";

export type UpgradeOptions = {
	request: IncomingMessage;
	socket: Duplex;
	head: Buffer;
	find: (request: IncomingMessage) => Promise<AppRoute | Trouble>;
	open: (route: AppRoute) => Promise<Duplex>;
	trusted: boolean;
	answerTimeoutMs: number;
};

/** Joins a browser's WebSocket to the app's. From then on bytes pass as they are, each side at the other's pace. */
export function passUpgrade(options: UpgradeOptions): void {
	const { request, socket } = options;
	socket.on("error", () => socket.destroy());
	join(options).catch(() => refuse("unreachable", request, socket));
}

async function join({
	request,
	socket,
	head,
	find,
	open,
	trusted,
	answerTimeoutMs,
}: UpgradeOptions): Promise<void> {
	if (request.headers.upgrade?.toLowerCase() !== "websocket") return refuse("bad-request", request, socket);
	const route = await find(request);
	if (typeof route === "string") return refuse(route, request, socket);
	if (socket.destroyed) return;

	const agent = new ChannelAgent(() => open(route), "single");
	const upstream = httpRequest({
		agent,
		method: request.method,
		path: request.url,
		headers: [...requestHeaders(request, trusted), "Connection", "Upgrade", "Upgrade", "websocket"],
		setHost: false,
	});
	const gone = () => upstream.destroy();
	const late = setTimeout(() => {
		refuse("slow", request, socket);
		upstream.destroy();
	}, answerTimeoutMs);
	socket.once("close", gone);

	upstream.once("upgrade", (answer, channel, first) => {
		clearTimeout(late);
		socket.removeListener("close", gone);
		if (socket instanceof Socket) socket.setNoDelay(true).setKeepAlive(true, 30_000).setTimeout(0);
		const rows = [...responseHeaders(answer), "Connection", "Upgrade", "Upgrade", "websocket"];
		socket.write(head101(rows));
		if (first.length > 0) socket.write(first);
		if (head.length > 0) channel.write(head);
		pipeline(socket, channel, () => channel.destroy());
		pipeline(channel, socket, () => socket.destroy());
	});
	upstream.once("response", (answer) => {
		// The app said no in HTTP: the browser is told the same.
		clearTimeout(late);
		socket.write(head101([...responseHeaders(answer), "Connection", "close"], answer));
		pipeline(answer, socket, () => socket.destroy());
	});
	upstream.once("error", () => {
		clearTimeout(late);
		refuse("unreachable", request, socket);
	});
	upstream.end();
}

function head101(headers: readonly string[], answer?: IncomingMessage): string {
	const lines = [
		answer === undefined
			? "HTTP/1.1 101 Switching Protocols"
			: `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage ?? ""}`,
	];
	for (let index = 0; index + 1 < headers.length; index += 2)
		lines.push(`${headers[index]}: ${headers[index + 1]}`);
	return `${lines.join("\r\n")}\r\n\r\n`;
}

function refuse(trouble: Trouble, request: IncomingMessage, socket: Duplex): void {
	if (socket.destroyed || socket.writableEnded) return;
	const { status, headers, body } = troublePage(trouble, request);
	const rows = Object.entries({ ...headers, Connection: "close" }).map(
		([name, value]) => `${name}: ${value}`,
	);
	socket.end(`HTTP/1.1 ${status} ${trouble}\r\n${rows.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
