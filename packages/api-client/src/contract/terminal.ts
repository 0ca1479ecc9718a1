import { z } from "zod";
import { id } from "./common.ts";
import { sshKeyData } from "./vms.ts";

/** The terminal's WebSocket (decision 26), below /api. */
export const terminalSocketPath = "/ssh/connect";

/**
 * The WebSocket's sub-protocols: ours, and one that carries the bearer token, since a browser can set no
 * header on a WebSocket and a token must not stand in a URL.
 */
export const terminalProtocol = "roost.terminal.v1";
export const bearerProtocolPrefix = "roost.bearer.";

const size = z.number().int().min(1).max(1000);

export const terminalClientMessage = z.discriminatedUnion("type", [
	/** [call-ws-send-connect] `vmIp` is sent by specification and never trusted (decision 3). */
	z.object({
		type: z.literal("connect"),
		vmId: id,
		vmIp: z.string().max(255).nullish(),
		sshData: sshKeyData,
		userId: z.string().max(255),
		userEmail: z.string().max(320),
		width: size,
		height: size,
		/** Where the shell starts; the home directory when absent. */
		cwd: z.string().max(4096).optional(),
		/** The client will acknowledge output by `ack`; without it the server relies on the socket alone. */
		acks: z.boolean().optional(),
	}),
	/** [call-ws-send-input] */
	z.object({ type: z.literal("input"), data: z.string().max(1_000_000) }),
	/** [call-ws-send-resize] */
	z.object({ type: z.literal("resize"), width: size, height: size }),
	/** Characters of output that the screen has taken: the other half of flow control. */
	z.object({ type: z.literal("ack"), count: z.number().int().min(1) }),
]);
export type TerminalClientMessage = z.infer<typeof terminalClientMessage>;

export const terminalServerMessage = z.object({
	type: z.enum(["output", "error", "connected", "disconnected"]),
	data: z.string(),
});
export type TerminalServerMessage = z.infer<typeof terminalServerMessage>;

/** Output characters that may be on their way, unacknowledged, before the server stops reading the shell. */
export const terminalWindow = 512 * 1024;

/** [terminal-connection-states] */
export const terminalConnections = ["connecting", "connected", "disconnected", "error"] as const;
export type TerminalConnection = (typeof terminalConnections)[number];

/** [terminal-query-parameters] */
export const terminalQuery = z.object({
	vmId: id,
	hostVmInstanceId: z.string().optional(),
	userId: z.string().min(1),
	userEmail: z.string().min(1),
	token: z.string().min(1),
	vmName: z.string().optional(),
	vmIp: z.string().optional(),
	appId: z.string().optional(),
	appName: z.string().optional(),
	absoluteProjectPathInVm: z.string().optional(),
});
export type TerminalQuery = z.infer<typeof terminalQuery>;
