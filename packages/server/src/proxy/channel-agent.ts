import { Agent, type AgentOptions } from "node:http";
import type { Duplex } from "node:stream";

/** Most connections to one app at a time; further requests wait for one of them. */
const MOST_SOCKETS = 256;
/** Idle connections kept to one app, and for how long: shorter than the 5 s after which a Node app closes them. */
const IDLE_SOCKETS = 64;
const IDLE_MS = 4000;

/** The socket methods that Node's HTTP client calls and a plain stream lacks. */
type SocketLike = Duplex & {
	setTimeout(ms: number, onTimeout?: () => void): SocketLike;
	setNoDelay(): SocketLike;
	setKeepAlive(): SocketLike;
	ref(): SocketLike;
	unref(): SocketLike;
};

/** Gives an SSH channel the ways of a socket. Only the timeout means something: it ends idle connections. */
export function asSocket(channel: Duplex): SocketLike {
	let timer: NodeJS.Timeout | undefined;
	const socket: SocketLike = Object.assign(channel, {
		setTimeout(ms: number, onTimeout?: () => void) {
			clearTimeout(timer);
			timer = ms > 0 ? setTimeout(() => socket.emit("timeout"), ms).unref() : undefined;
			if (onTimeout !== undefined) socket.once("timeout", onTimeout);
			return socket;
		},
		setNoDelay: () => socket,
		setKeepAlive: () => socket,
		ref: () => socket,
		unref: () => socket,
	});
	channel.once("close", () => clearTimeout(timer));
	return socket;
}

type Connected = (error: Error | null, socket: Duplex) => void;

/** Connects to one app, each connection a channel of its machine's SSH connection. */
export class ChannelAgent extends Agent {
	readonly #open: () => Promise<Duplex>;

	/** @param use `pooled`: connections are kept for further requests; `single`: one request each. */
	constructor(open: () => Promise<Duplex>, use: "pooled" | "single") {
		const options: AgentOptions = {
			keepAlive: use === "pooled",
			maxSockets: MOST_SOCKETS,
			maxFreeSockets: IDLE_SOCKETS,
			scheduling: "lifo",
			timeout: IDLE_MS,
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
}
