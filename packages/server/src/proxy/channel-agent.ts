import { Agent, type AgentOptions, type ClientRequest } from "node:http";
import type { Duplex } from "node:stream";

/** Most connections to one app at a time; further requests wait for one of them. */
const MOST_SOCKETS = 256;
/** Idle connections kept to one app, and for how long: shorter than the 5 s after which a Node app closes them. */
const IDLE_SOCKETS = 64;
const IDLE_MS = 4000;

/** The socket methods that Node's HTTP client calls and a plain stream lacks; here they have nothing to do. */
const SOCKET_METHODS = ["setTimeout", "setNoDelay", "setKeepAlive", "ref", "unref"] as const;

function asSocket(channel: Duplex): Duplex {
	for (const name of SOCKET_METHODS) Object.defineProperty(channel, name, { value: () => channel });
	// A socket closes when its peer ends; a channel stays half open. Left among the idle ones it would be given the
	// next request, which nobody would ever answer.
	channel.once("end", () => channel.destroy());
	return channel;
}

type Connected = (error: Error | null, socket: Duplex) => void;

/** Connects to one app, each connection a channel of its machine's SSH connection. */
export class ChannelAgent extends Agent {
	readonly #open: () => Promise<Duplex>;
	readonly #idle = new WeakMap<Duplex, NodeJS.Timeout>();

	/** @param use `pooled`: connections are kept for further requests; `single`: one request each. */
	constructor(open: () => Promise<Duplex>, use: "pooled" | "single") {
		const options: AgentOptions = {
			keepAlive: use === "pooled",
			maxSockets: MOST_SOCKETS,
			maxFreeSockets: IDLE_SOCKETS,
			scheduling: "lifo",
		};
		super(options);
		this.#open = open;
	}

	override createConnection(_options: unknown, connected?: Connected): undefined {
		this.#open().then(
			(channel) => connected?.(null, asSocket(channel)),
			(error: Error) => (connected as ((error: Error) => void) | undefined)?.(error),
		);
	}

	/** Called with a connection that has no request at the moment; whether it may be kept. */
	override keepSocketAlive(socket: Duplex): boolean {
		this.#idle.set(socket, setTimeout(() => socket.destroy(), IDLE_MS).unref());
		return true;
	}

	override reuseSocket(socket: Duplex, request: ClientRequest): void {
		clearTimeout(this.#idle.get(socket));
		super.reuseSocket(socket, request);
	}
}
