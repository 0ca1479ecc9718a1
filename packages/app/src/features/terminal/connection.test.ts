import type { TerminalConnection, TerminalServerMessage } from "@roost/api-client/contract/terminal";
import { beforeEach, expect, it, vi } from "vitest";
import { ackLot, openConnection } from "./connection.ts";

/** The far end of a socket, in the test's hands. */
class FakeSocket extends EventTarget {
	readyState: number = WebSocket.CONNECTING;
	readonly sent: unknown[] = [];
	send(text: string) {
		this.sent.push(JSON.parse(text));
	}
	close() {
		this.readyState = WebSocket.CLOSED;
		this.dispatchEvent(new Event("close"));
	}
	open() {
		this.readyState = WebSocket.OPEN;
		this.dispatchEvent(new Event("open"));
	}
	say(type: TerminalServerMessage["type"], data = "") {
		this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ type, data }) }));
	}
}

let socket: FakeSocket;
let asked: { url: string; protocols: string[] };
let states: TerminalConnection[];
let drawn: (() => void)[];
const screen = {
	write: vi.fn((_: string, done?: () => void) => void (done && drawn.push(done))),
	error: vi.fn(),
	note: vi.fn(),
	size: () => ({ width: 120, height: 40 }),
};

const connect = () =>
	openConnection({
		accessToken: "jwt.of.mine",
		connect: {
			vmId: "vm-1",
			vmIp: "127.0.0.1",
			sshData: "sealed-grant",
			userId: "auth0|1",
			userEmail: "pro@roost.test",
			cwd: "/home/ubuntu/apps/sales",
		},
		screen,
		onState: (state) => states.push(state),
		origin: "https://roost.test",
		socket: (url, protocols) => {
			asked = { url, protocols };
			return socket as unknown as WebSocket;
		},
	});

beforeEach(() => {
	socket = new FakeSocket();
	states = [];
	drawn = [];
	vi.clearAllMocks();
});

it("[call-ws-ssh-connect] [call-ws-send-connect] opens the socket with the token as a sub-protocol, and says where to", () => {
	connect();
	expect(asked).toStrictEqual({
		url: "wss://roost.test/api/ssh/connect",
		protocols: ["roost.terminal.v1", "roost.bearer.jwt.of.mine"],
	});
	socket.open();
	expect(socket.sent).toStrictEqual([
		{
			type: "connect",
			vmId: "vm-1",
			vmIp: "127.0.0.1",
			sshData: "sealed-grant",
			userId: "auth0|1",
			userEmail: "pro@roost.test",
			cwd: "/home/ubuntu/apps/sales",
			width: 120,
			height: 40,
			acks: true,
		},
	]);
});

it("[call-ws-send-input] [call-ws-send-resize] sends input and size, a large paste in parts", () => {
	const { input, resize } = connect();
	socket.open();
	input("ls\r");
	resize({ width: 80, height: 24 });
	input("x".repeat(700_000));
	expect(socket.sent.slice(1, 3)).toStrictEqual([
		{ type: "input", data: "ls\r" },
		{ type: "resize", width: 80, height: 24 },
	]);
	expect(socket.sent.slice(3).map((message) => (message as { data: string }).data.length)).toStrictEqual([
		500_000, 200_000,
	]);
});

it("[call-ws-receive-output] writes output, and acknowledges it in lots once it is drawn", () => {
	connect();
	socket.open();
	socket.say("connected");
	const half = "y\n".repeat(ackLot / 4);
	socket.say("output", half);
	socket.say("output", half);
	expect(screen.write).toHaveBeenCalledTimes(2);
	expect(socket.sent).toHaveLength(1);
	for (const done of drawn) done();
	expect(socket.sent.slice(1)).toStrictEqual([{ type: "ack", count: ackLot }]);
});

it("[call-ws-receive-connected] [call-ws-receive-disconnected] follows the connection", () => {
	connect();
	socket.open();
	socket.say("connected", "vm-1");
	socket.say("disconnected", "The shell ended.");
	socket.close();
	expect(states).toStrictEqual(["connecting", "connected", "disconnected"]);
	expect(screen.note).toHaveBeenCalledExactlyOnceWith("The shell ended.");
});

it("[call-ws-receive-error] shows an error, once", () => {
	connect();
	socket.open();
	socket.say("error", "The machine is not running.");
	socket.close();
	expect(screen.error).toHaveBeenCalledExactlyOnceWith("The machine is not running.");
	expect(states.at(-1)).toBe("error");
});

it("[err-terminal-websocket] says so when the socket cannot be opened", () => {
	connect();
	socket.close();
	expect(screen.error).toHaveBeenCalledExactlyOnceWith("WebSocket connection failed");
	expect(states).toStrictEqual(["connecting", "error"]);
});

it("tells a lost connection from one that we closed", () => {
	const lost = connect();
	socket.open();
	socket.say("connected");
	socket.close();
	expect(screen.note).toHaveBeenCalledOnce();
	lost.close();

	socket = new FakeSocket();
	vi.clearAllMocks();
	const ours = connect();
	socket.open();
	socket.say("connected");
	ours.close();
	expect(screen.note).not.toHaveBeenCalled();
	expect(screen.error).not.toHaveBeenCalled();
});
