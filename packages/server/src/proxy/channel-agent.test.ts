import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { ChannelAgent } from "./channel-agent.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

/** A stream of a socket's bytes with none of a socket's ways: it stays half open, as an SSH channel does. */
async function channelTo(port: number): Promise<Duplex> {
	const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
	await once(socket, "connect");
	const channel = new Duplex({
		read() {},
		write: (chunk, _encoding, done) => socket.write(chunk, done),
		final: (done) => socket.end(done),
		destroy(error, done) {
			socket.destroy();
			done(error);
		},
	});
	socket.on("data", (part) => channel.push(part));
	socket.on("end", () => channel.push(null));
	return channel;
}

/** An app that answers with the number of the connection, and an agent that reaches it by such channels. */
async function appAndAgent() {
	const accepted: Socket[] = [];
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		const number = accepted.push(socket);
		socket.on("data", () => {
			if (!socket.writableEnded) socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n${number}`);
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	cleanups.push(() => {
		for (const socket of accepted) socket.destroy();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	const channels: Duplex[] = [];
	const agent = new ChannelAgent(async () => {
		const channel = await channelTo(port);
		channels.push(channel);
		return channel;
	}, "pooled");
	cleanups.push(() => agent.destroy());
	const ask = async () => {
		const asked = request({ agent }).end();
		const [response] = await once(asked, "response");
		return text(response);
	};
	return { ask, accepted, channels };
}

it("does not give a request to a connection whose app has gone", async () => {
	const { ask, accepted, channels } = await appAndAgent();
	expect(await ask()).toBe("1");
	const [channel] = channels;
	if (!channel) throw new Error("no connection was made");
	// The app ends, and with it this connection, as when it is deployed anew on the same port.
	const over = once(channel, "end");
	accepted[0]?.end();
	await over;
	expect(await ask()).toBe("2");
});
