import {
	type ClientRequest,
	request as httpRequest,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import type { SshPool } from "../ssh/machine.ts";
import { ChannelAgent } from "./channel-agent.ts";
import { requestHeaders, responseHeaders } from "./headers.ts";
import { hostnameOf, isBelow } from "./host.ts";
import { troublePage } from "./page.ts";
import type { AppRoute, Trouble } from "./route.ts";
import { passUpgrade } from "./upgrade.ts";

export type AppProxyOptions = {
	/** The app at a host name (lower case, no port), or undefined. */
	lookup: (hostname: string) => AppRoute | undefined | Promise<AppRoute | undefined>;
	ssh: Pick<SshPool, "machine">;
	/** Apps are reached at `<app>.<appsDomain>`. */
	appsDomain: string;
	/** Whether requests arrive through our own reverse proxy, whose X-Forwarded-* are to be believed. */
	trustForwarded?: boolean;
	/** How long an app may take to begin its answer. Default 5 minutes: long polls are legitimate. */
	answerTimeoutMs?: number;
};

export type AppProxy = {
	/** Whether a request with this Host header is for an app, and not for Roost itself. */
	handles(hostHeader: string | undefined): boolean;
	request(request: IncomingMessage, response: ServerResponse): void;
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
	/** Ends the idle connections to apps. */
	close(): void;
};

/** Requests that may wait for a connection to one app before further ones are turned away. */
const MOST_WAITING = 1000;

/** Methods that may be repeated (RFC 9110 §9.2.2). */
const IDEMPOTENT = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

type Agents = Record<"pooled" | "single", ChannelAgent>;

function hasBody({ headers }: IncomingMessage): boolean {
	return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Carries HTTP and WebSockets between browsers and the apps inside the machines, over SSH channels. */
export function createAppProxy(options: AppProxyOptions): AppProxy {
	const { answerTimeoutMs = 300_000, trustForwarded = false } = options;
	const agents = new Map<string, Agents>();

	const open = async (route: AppRoute) => (await options.ssh.machine(route.vmId)).forward(route.port);

	function agentsFor(route: AppRoute): Agents {
		const key = `${route.vmId}:${route.port}`;
		const known = agents.get(key);
		if (known !== undefined) return known;
		const connect = () => open(route);
		const made = { pooled: new ChannelAgent(connect, "pooled"), single: new ChannelAgent(connect, "single") };
		agents.set(key, made);
		return made;
	}

	/** The running app a request is for, or what stands in its way. */
	async function find(request: IncomingMessage): Promise<AppRoute | Trouble> {
		const hostname = hostnameOf(request.headers.host);
		if (hostname === undefined) return "bad-request";
		const route = await options.lookup(hostname);
		if (route === undefined) return "unknown";
		return route.state === "running" ? route : route.state;
	}

	async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const route = await find(request);
		if (typeof route === "string") return refuse(route, request, response);
		// An app may close an idle connection in the very instant it is reused. A request that can be sent again
		// takes that risk; one that cannot gets a connection of its own.
		const repeatable = IDEMPOTENT.has(request.method ?? "") && !hasBody(request);
		const agent = agentsFor(route)[repeatable ? "pooled" : "single"];
		if (Object.values(agent.requests).some((waiting) => (waiting?.length ?? 0) >= MOST_WAITING)) {
			return refuse("busy", request, response);
		}
		exchange({ request, response, agent, trusted: trustForwarded, answerTimeoutMs, retry: repeatable });
	}

	return {
		handles(hostHeader) {
			const hostname = hostnameOf(hostHeader);
			return hostname !== undefined && isBelow(hostname, options.appsDomain);
		},
		request(request, response) {
			pass(request, response).catch(() => refuse("unreachable", request, response));
		},
		upgrade(request, socket, head) {
			passUpgrade({ request, socket, head, find, open, trusted: trustForwarded, answerTimeoutMs });
		},
		close() {
			for (const { pooled, single } of agents.values()) {
				pooled.destroy();
				single.destroy();
			}
			agents.clear();
		},
	};
}

function refuse(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
	if (response.headersSent) {
		response.destroy();
		return;
	}
	const { status, headers, body } = troublePage(trouble, request);
	// What is still arriving is not read: the connection cannot be used for another request.
	if (!request.complete) headers.Connection = "close";
	response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

type Exchange = {
	request: IncomingMessage;
	response: ServerResponse;
	agent: ChannelAgent;
	trusted: boolean;
	answerTimeoutMs: number;
	retry: boolean;
};

function exchange(options: Exchange): void {
	const { request, response, agent, trusted, answerTimeoutMs } = options;
	const upstream = httpRequest({
		agent,
		method: request.method,
		path: request.url,
		headers: requestHeaders(request, trusted),
		setHost: false,
	});
	const gone = () => upstream.destroy();
	const late = setTimeout(() => {
		refuse("slow", request, response);
		upstream.destroy();
	}, answerTimeoutMs);
	response.once("close", gone);

	upstream.once("response", (answer) => {
		clearTimeout(late);
		response.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer));
		// An answer cut short must look cut short, and not like a shorter answer.
		answer.once("error", () => response.destroy());
		answer.once("aborted", () => response.destroy());
		answer.pipe(response);
	});
	upstream.once("error", (error: NodeJS.ErrnoException) => {
		clearTimeout(late);
		response.removeListener("close", gone);
		if (response.destroyed) return;
		if (options.retry && wasStale(upstream, error) && !response.headersSent) {
			exchange({ ...options, retry: false });
			return;
		}
		request.unpipe(upstream);
		refuse("unreachable", request, response);
	});
	if (hasBody(request)) request.pipe(upstream);
	else upstream.end();
}

function wasStale(upstream: ClientRequest, error: NodeJS.ErrnoException): boolean {
	return upstream.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
}
