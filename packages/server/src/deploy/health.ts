import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { MachineSsh } from "../ssh/machine.ts";

/** `closed`: nobody listens. `silent`: someone does, and answered nothing or something that is not HTTP. */
export type Answer = { kind: "closed" } | { kind: "silent" } | { kind: "status"; status: number };

const POLL_MS = 50;
const ATTEMPT_MS = 10_000;

/** Asks once. Any failure to connect counts as closed: the caller knows for how long to try. */
export async function probe(ssh: MachineSsh, port: number, signal: AbortSignal): Promise<Answer> {
	let stream: Duplex;
	try {
		stream = await ssh.forward(port);
	} catch {
		return { kind: "closed" };
	}
	const attempt = AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]);
	try {
		return await statusLine(stream, attempt);
	} finally {
		stream.destroy();
	}
}

function statusLine(stream: Duplex, signal: AbortSignal): Promise<Answer> {
	return new Promise((resolve) => {
		let head = "";
		const settle = (answer: Answer) => {
			signal.removeEventListener("abort", silent);
			resolve(answer);
		};
		const silent = () => settle({ kind: "silent" });
		signal.addEventListener("abort", silent, { once: true });
		stream.on("data", (chunk: Buffer) => {
			head += chunk.toString("latin1");
			const status = head.match(/^HTTP\/1\.[01] (\d{3})[ \r]/)?.[1];
			if (status !== undefined) settle({ kind: "status", status: Number(status) });
			else if (head.length > 64) silent();
		});
		stream.once("end", silent);
		stream.once("error", silent);
		stream.once("close", silent);
		stream.write(
			"GET / HTTP/1.1\r\nHost: localhost\r\nUser-Agent: roost-health\r\nAccept: */*\r\nConnection: close\r\n\r\n",
		);
	});
}

/**
 * Waits until one of the ports answers HTTP with a status below 500: a 404 or a 401 at `/` is an app at work,
 * a 503 is one that is still warming up. `ports` is asked each time, as the app may choose its own.
 * Resolves with the port, or with the last answer seen when `deadline` (ms since the epoch) has passed.
 */
export async function waitForHttp(
	ssh: MachineSsh,
	ports: () => readonly number[],
	deadline: number,
	signal: AbortSignal,
): Promise<{ healthy: number } | { last: Answer }> {
	let last: Answer = { kind: "closed" };
	for (;;) {
		let seen: Answer = { kind: "closed" };
		for (const port of ports()) {
			signal.throwIfAborted();
			const answer = await probe(ssh, port, signal);
			if (answer.kind === "status" && answer.status < 500) return { healthy: port };
			if (seen.kind === "closed") seen = answer;
		}
		last = seen;
		if (Date.now() >= deadline) return { last };
		await pause(POLL_MS, undefined, { signal });
	}
}
