import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
	bearerProtocolPrefix,
	terminalProtocol,
	terminalSocketPath,
} from "@roost/api-client/contract/terminal";
import { eq } from "drizzle-orm";
import { WebSocketServer } from "ws";
import type { UserRow } from "../api/handler.ts";
import type { Caller } from "../auth.ts";
import type { AppContext } from "../context.ts";
import { users } from "../db/schema.ts";
import { Problem } from "../problem.ts";
import { TerminalSession } from "./session.ts";

const path = `/api${terminalSocketPath}`;
/** Terminals of one account at a time. */
const perAccount = 20;

export type TerminalGateway = {
	handles(request: IncomingMessage): boolean;
	upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
	/** Closes every terminal: the server is going. */
	close(): void;
};

const refuse = (socket: Duplex, problem: Problem) => {
	const body = JSON.stringify(problem.body());
	socket.end(
		`HTTP/1.1 ${problem.status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
	);
};

/** [call-ws-ssh-connect] The terminal's way in. The bearer token comes as a sub-protocol, never in the address. */
export function createTerminalGateway(
	context: AppContext,
	allowedOrigins: () => readonly string[],
): TerminalGateway {
	const server = new WebSocketServer({
		noServer: true,
		maxPayload: 1_200_000,
		perMessageDeflate: false,
		handleProtocols: () => terminalProtocol,
	});
	const sessions = new Map<TerminalSession, string>();

	const admit = async (request: IncomingMessage): Promise<{ caller: Caller; user: UserRow }> => {
		const { origin } = request.headers;
		// A browser always says where it comes from; other programs need not.
		if (origin !== undefined && !allowedOrigins().includes(origin)) throw new Problem("forbidden_origin");
		const protocols = (request.headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
		const bearer = protocols.find((name) => name.startsWith(bearerProtocolPrefix));
		if (!protocols.includes(terminalProtocol) || !bearer) throw new Problem("unauthorized");
		const caller = await context.authenticate(`Bearer ${bearer.slice(bearerProtocolPrefix.length)}`);
		const [user] = await context.db.select().from(users).where(eq(users.id, caller.userId));
		if (!user) throw new Problem("user_not_found");
		if (!user.isActive) throw new Problem("account_inactive");
		const open = [...sessions.values()].filter((userId) => userId === user.id).length;
		if (open >= perAccount) throw new Problem("rate_limited", { seconds: 60 });
		return { caller, user };
	};

	return {
		handles: (request) => request.url?.split("?")[0] === path,
		upgrade(request, socket, head) {
			socket.on("error", () => socket.destroy());
			admit(request)
				.then(({ caller, user }) =>
					server.handleUpgrade(request, socket, head, (webSocket) => {
						const session = new TerminalSession(context, webSocket, caller, user);
						sessions.set(session, user.id);
						webSocket.once("close", () => sessions.delete(session));
					}),
				)
				.catch((error: unknown) => {
					if (!(error instanceof Problem)) context.log.error(error, "terminal upgrade");
					refuse(
						socket,
						error instanceof Problem ? error : new Problem("internal", { requestId: "terminal" }),
					);
				});
		},
		close() {
			for (const session of sessions.keys())
				session.close("Roost is restarting. Reconnect in a few seconds.");
			server.close();
		},
	};
}
