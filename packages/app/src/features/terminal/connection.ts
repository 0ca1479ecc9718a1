import {
	bearerProtocolPrefix,
	type TerminalClientMessage,
	type TerminalConnection,
	terminalProtocol,
	terminalServerMessage,
	terminalSocketPath,
} from "@roost/api-client/contract/terminal";
import { errorText } from "@roost/api-client/errors";
import type { Screen } from "./screen.ts";

type ConnectMessage = Extract<TerminalClientMessage, { type: "connect" }>;

export type ConnectionOptions = {
	accessToken: string;
	/** Who and where; the size is the screen's. */
	connect: Omit<ConnectMessage, "type" | "width" | "height" | "acks">;
	screen: Pick<Screen, "write" | "error" | "note" | "size">;
	onState: (state: TerminalConnection) => void;
	/** For tests; the browser's own otherwise. */
	socket?: (url: string, protocols: string[]) => WebSocket;
	origin?: string;
};

export type Connection = {
	input: (data: string) => void;
	resize: (size: { width: number; height: number }) => void;
	/** Ends it without a word on the screen. */
	close: () => void;
};

/** Acknowledged in lots, so that a flood of small writes is not a flood of messages. Characters. */
export const ackLot = 64 * 1024;

/** A paste larger than one message may be is sent in parts. */
const inputLot = 500_000;

/** [call-ws-ssh-connect] The terminal's socket below `origin`. */
export const socketUrl = (origin: string): string =>
	`${origin.replace(/^http/, "ws")}/api${terminalSocketPath}`;

/** Opens the socket and moves bytes between it and the screen until one of them ends. */
export function openConnection(options: ConnectionOptions): Connection {
	const { screen, onState, origin = window.location.origin } = options;
	const open = options.socket ?? ((url, protocols) => new WebSocket(url, protocols));
	const socket = open(socketUrl(origin), [terminalProtocol, `${bearerProtocolPrefix}${options.accessToken}`]);
	let state: TerminalConnection = "connecting";
	let unacknowledged = 0;

	const enter = (next: TerminalConnection) => {
		state = next;
		onState(next);
	};
	const send = (message: TerminalClientMessage) => {
		if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
	};
	const taken = (count: number) => {
		unacknowledged += count;
		if (unacknowledged < ackLot) return;
		send({ type: "ack", count: unacknowledged });
		unacknowledged = 0;
	};
	const receive = (text: string) => {
		const { type, data } = terminalServerMessage.parse(JSON.parse(text));
		switch (type) {
			case "output":
				screen.write(data, () => taken(data.length));
				return;
			case "connected":
				enter("connected");
				return;
			case "error":
				screen.error(data);
				enter("error");
				return;
			case "disconnected":
				screen.note(data === "" ? "Disconnected." : data);
				enter("disconnected");
		}
	};

	onState(state);
	socket.addEventListener("open", () => {
		const { width, height } = screen.size();
		send({ type: "connect", ...options.connect, width, height, acks: true });
	});
	socket.addEventListener("message", (event: MessageEvent<string>) => {
		try {
			receive(event.data);
		} catch (failure) {
			console.error("A message of the terminal could not be read", failure);
		}
	});
	socket.addEventListener("close", () => {
		if (state === "connecting") {
			screen.error(errorText("err-terminal-websocket"));
			enter("error");
		} else if (state === "connected") {
			screen.note("The connection was lost. What runs on the machine goes on.");
			enter("disconnected");
		}
	});

	return {
		input(data) {
			for (let from = 0; from < data.length; from += inputLot) {
				send({ type: "input", data: data.slice(from, from + inputLot) });
			}
		},
		resize: (size) => send({ type: "resize", ...size }),
		close() {
			// Whatever follows concerns a connection that nobody looks at any more.
			state = "disconnected";
			socket.close();
		},
	};
}
