import type { MachineSsh } from "../ssh/machine.ts";
import { DeployFailure } from "./failure.ts";
import { type Answer, waitForHttp } from "./health.ts";
import { Tail } from "./lines.ts";
import { type AppExit, type StartRequest, start } from "./supervisor.ts";

/** An app that ignores PORT and listens elsewhere gets this long to open the port it was given. */
const OWN_PORT_AFTER_MS = 2000;

export type StartOptions = {
	ssh: MachineSsh;
	slug: string;
	request: StartRequest;
	timeoutMs: number;
	onHealth: () => void;
	onLine: (line: string) => void;
	signal?: AbortSignal;
};

/**
 * Starts the app and waits for its first answer; resolves with the port it answers on, which is another than
 * asked for when the app insists on its own.
 * @throws DeployFailure start_died, port_not_opened, not_http, unhealthy
 */
export async function startAndWait(options: StartOptions): Promise<number> {
	const { ssh, slug, request, timeoutMs, onLine, onHealth } = options;
	const done = new AbortController();
	const signal = options.signal === undefined ? done.signal : AbortSignal.any([options.signal, done.signal]);
	const tail = new Tail(12);
	const begun = Date.now();
	let listening: readonly number[] = [];
	const started = Promise.withResolvers<void>();
	const death = Promise.withResolvers<never>();
	const following = start(ssh, slug, request, {
		signal,
		onEvent: (event) => {
			if ("line" in event) {
				tail.add(event.line);
				onLine(event.line);
			} else if ("ports" in event) listening = event.ports;
			else if ("started" in event) started.resolve();
			else death.reject(died(event.exit, tail));
		},
	});
	const ports = () => {
		const others = listening.filter((port) => port !== request.port);
		return Date.now() - begun < OWN_PORT_AFTER_MS ? [request.port] : [request.port, ...others.slice(0, 3)];
	};
	try {
		// Not before: until then the release before may still answer on this port.
		await Promise.race([started.promise, following]);
		onHealth();
		const outcome = await Promise.race([
			waitForHttp(ssh, ports, Date.now() + timeoutMs, signal),
			death.promise,
		]);
		if ("healthy" in outcome) return outcome.healthy;
		throw unanswered(outcome.last, request.port, timeoutMs, tail);
	} finally {
		done.abort();
		await following.catch(() => undefined);
	}
}

function died(exit: AppExit, tail: Tail): DeployFailure {
	const how = exit.signal === null ? `with code ${exit.code}` : `by ${exit.signal}`;
	return new DeployFailure(
		"start_died",
		"start",
		`The app ended ${how} right after it was started.${tail.told()}`,
	);
}

function unanswered(last: Answer, port: number, timeoutMs: number, tail: Tail): DeployFailure {
	const within = `within ${Math.round(timeoutMs / 1000)} s`;
	if (last.kind === "status") {
		return new DeployFailure(
			"unhealthy",
			"health",
			`The app started, but answered only with status ${last.status} on port ${port} ${within}.${tail.told()}`,
		);
	}
	if (last.kind === "silent") {
		return new DeployFailure(
			"not_http",
			"health",
			`The app started and opened port ${port}, but gave no HTTP answer there ${within}.${tail.told()}`,
		);
	}
	return new DeployFailure(
		"port_not_opened",
		"health",
		`The app started but nothing answered on port ${port} ${within}.${tail.told()}`,
	);
}
