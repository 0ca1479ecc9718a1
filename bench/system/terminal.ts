import { spawn } from "node:child_process";
import { once } from "node:events";
import { StringDecoder } from "node:string_decoder";
import { WebSocket } from "ws";
import { type ClientKey, sshArguments } from "./client-key.ts";
import type { System } from "./system.ts";

/** A shell on a machine, whichever way there. */
export type Terminal = {
	send(text: string): void;
	/** Every piece of output from here on goes there, and nowhere else. */
	listen(listener: (text: string) => void): void;
	close(): Promise<void>;
};

/** Resolves once `marker` has come, however it was cut into pieces. */
export function waitFor(terminal: Terminal, marker: string, withinMs = 120_000): Promise<void> {
	return new Promise((resolve, reject) => {
		const late = setTimeout(() => reject(new Error(`'${marker}' never came.`)), withinMs);
		let tail = "";
		terminal.listen((text) => {
			tail = (tail + text).slice(-Math.max(text.length, 0) - marker.length);
			if (!tail.includes(marker)) return;
			clearTimeout(late);
			terminal.listen(() => {});
			resolve();
		});
	});
}

/** Sends a line and waits until the shell has done what it says. */
export async function runLine(terminal: Terminal, line: string): Promise<void> {
	// Written so that the echo of the line itself is not taken for the answer.
	const done = waitFor(terminal, "done-42");
	terminal.send(`${line}; echo done-$((40 + 2))\r`);
	await done;
}

const ackLot = 64 * 1024;

export const terminalGrant = (system: System, vmId: string) =>
	system.call<string>("GET", `/vm/get_ssh_keys?vmId=${vmId}`);

/** The account's own id, as its token names it. */
export const userIdOf = async ({ token }: Pick<System, "token">): Promise<string> => {
	const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
		sub: string;
	};
	return claims.sub;
};

/** Roost's terminal at the WebSocket: a client that acknowledges output, as the page does. */
export async function openRoost(system: System, vmId: string): Promise<Terminal> {
	const socket = new WebSocket(`${system.api.replace("http", "ws")}/api/ssh/connect`, [
		"roost.terminal.v1",
		`roost.bearer.${system.token}`,
	]);
	let listener: (text: string) => void = () => {};
	let unacknowledged = 0;
	const connected = Promise.withResolvers<void>();
	socket.on("message", (raw: Buffer) => {
		const { type, data } = JSON.parse(raw.toString()) as { type: string; data: string };
		if (type === "connected") connected.resolve();
		if (type === "error") connected.reject(new Error(data));
		if (type !== "output") return;
		listener(data);
		unacknowledged += data.length;
		if (unacknowledged < ackLot) return;
		socket.send(JSON.stringify({ type: "ack", count: unacknowledged }));
		unacknowledged = 0;
	});
	socket.on("error", connected.reject);
	await once(socket, "open");
	const userId = await userIdOf(system);
	const sshData = await terminalGrant(system, vmId);
	socket.send(
		JSON.stringify({
			type: "connect",
			vmId,
			sshData,
			userId,
			userEmail: system.email,
			width: 80,
			height: 24,
			acks: true,
		}),
	);
	await connected.promise;
	return ready({
		send: (data) => socket.send(JSON.stringify({ type: "input", data })),
		listen(given) {
			listener = given;
		},
		async close() {
			socket.close();
			await once(socket, "close");
		},
	});
}

/** `ssh -tt`, OpenSSH's own client. */
export async function openSsh(key: ClientKey, port: number): Promise<Terminal> {
	const child = spawn("ssh", sshArguments(key, port, "-tt"), { stdio: ["pipe", "pipe", "inherit"] });
	let listener: (text: string) => void = () => {};
	const decoder = new StringDecoder("utf8");
	child.stdout.on("data", (chunk: Buffer) => listener(decoder.write(chunk)));
	return ready({
		send: (data) => child.stdin.write(data),
		listen(given) {
			listener = given;
		},
		async close() {
			const ended = once(child, "exit");
			child.kill();
			await ended;
		},
	});
}

async function ready(terminal: Terminal): Promise<Terminal> {
	await runLine(terminal, "PS1='$ '; stty columns 80 rows 24");
	return terminal;
}
