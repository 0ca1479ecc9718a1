import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export type Child<Message> = { told: Message; process: ChildProcess; end(): Promise<void> };

/** Starts a module beside this one in a process of its own and waits for what it tells first. */
export async function startChild<Message>(
	module: string,
	{
		args = [],
		env = {},
		nodeOptions = [] as string[],
	}: {
		args?: string[];
		env?: Record<string, string>;
		nodeOptions?: string[];
	} = {},
): Promise<Child<Message>> {
	const child = fork(fileURLToPath(new URL(module, import.meta.url)), args, {
		env: { ...process.env, ...env },
		execArgv: nodeOptions,
	});
	const ended = once(child, "exit");
	const told = await Promise.race([
		once(child, "message").then(([message]) => message as Message),
		ended.then(([code]) => Promise.reject(new Error(`${module} ended with code ${code} before it was up`))),
	]);
	return {
		told,
		process: child,
		async end() {
			// It closes what it opened and goes once this channel does.
			if (child.connected) child.disconnect();
			const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
			if (child.exitCode === null && child.signalCode === null) await ended;
			clearTimeout(late);
		},
	};
}

/** A TCP port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
	const server = createServer();
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (!address || typeof address === "string") throw new Error("The host gave no TCP port.");
	return address.port;
}
