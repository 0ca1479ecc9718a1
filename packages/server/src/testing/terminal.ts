import {
	bearerProtocolPrefix,
	type TerminalClientMessage,
	type TerminalServerMessage,
	terminalProtocol,
	terminalServerMessage,
	terminalSocketPath,
} from "@roost/api-client/contract/terminal";
import { WebSocket } from "ws";
import type { Person, TestServer } from "./server.ts";
import { until } from "./until.ts";

export type Terminal = {
	/** Every message received, output included. */
	messages: TerminalServerMessage[];
	send(message: TerminalClientMessage): void;
	/** A message as it stands, however wrong. */
	raw(text: string | Buffer): void;
	/** All output so far. */
	output(): string;
	untilOutput(pattern: RegExp): Promise<string>;
	until(type: TerminalServerMessage["type"]): Promise<TerminalServerMessage>;
	/** The close code, once closed. */
	closed: Promise<number>;
	close(): void;
};

export type Opening = { origin?: string; protocols?: readonly string[] };

/** Opens the terminal's WebSocket as a browser does; rejects with the status that refused it. */
export async function openTerminal(
	server: TestServer,
	person: Person,
	opening: Opening = {},
): Promise<Terminal> {
	const protocols = opening.protocols ?? [terminalProtocol, `${bearerProtocolPrefix}${person.token}`];
	const address = `${server.url.replace("http", "ws")}/api${terminalSocketPath}`;
	const socket = new WebSocket(address, [...protocols], opening.origin ? { origin: opening.origin } : {});
	const messages: TerminalServerMessage[] = [];
	let output = "";
	socket.on("message", (data) => {
		const message = terminalServerMessage.parse(JSON.parse(data.toString()));
		messages.push(message);
		if (message.type === "output") output += message.data;
	});
	const closed = new Promise<number>((resolve) => socket.once("close", resolve));
	await new Promise<void>((resolve, reject) => {
		socket.once("open", () => resolve());
		socket.once("error", reject);
		socket.once("unexpected-response", (_request, response) => {
			reject(new Error(`refused with ${response.statusCode}`));
		});
	});
	return {
		messages,
		send: (message) => socket.send(JSON.stringify(message)),
		raw: (text) => socket.send(text),
		output: () => output,
		untilOutput: (pattern) =>
			until(`output ${pattern}: ${output.slice(-200)}`, () => pattern.test(output) && output, 20_000),
		until: (type) =>
			until(`message ${type}`, () => messages.find((message) => message.type === type), 20_000),
		closed,
		close: () => socket.terminate(),
	};
}
