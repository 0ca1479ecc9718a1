import * as z from "zod/mini";
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

const size = z.int().check(z.minimum(1), z.maximum(1000));

export const terminalClientMessage = z.discriminatedUnion("type", [
	/** [call-ws-send-connect] `vmIp` is sent by specification and never trusted (decision 3). */
	z.object({
		type: z.literal("connect"),
		vmId: id,
		vmIp: z.nullish(z.string().check(z.maxLength(255))),
		sshData: sshKeyData,
		userId: z.string().check(z.maxLength(255)),
		userEmail: z.string().check(z.maxLength(320)),
		width: size,
		height: size,
		/** Where the shell starts; the home directory when absent. */
		cwd: z.optional(z.string().check(z.maxLength(4096))),
		/** The client will acknowledge output by `ack`; without it the server relies on the socket alone. */
		acks: z.optional(z.boolean()),
	}),
	/** [call-ws-send-input] */
	z.object({ type: z.literal("input"), data: z.string().check(z.maxLength(1_000_000)) }),
	/** [call-ws-send-resize] */
	z.object({ type: z.literal("resize"), width: size, height: size }),
	/** Characters of output that the screen has taken: the other half of flow control. */
	z.object({ type: z.literal("ack"), count: z.int().check(z.minimum(1)) }),
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
	hostVmInstanceId: z.optional(z.string()),
	userId: z.string().check(z.minLength(1)),
	userEmail: z.string().check(z.minLength(1)),
	token: z.string().check(z.minLength(1)),
	vmName: z.optional(z.string()),
	vmIp: z.optional(z.string()),
	appId: z.optional(z.string()),
	appName: z.optional(z.string()),
	absoluteProjectPathInVm: z.optional(z.string()),
});
export type TerminalQuery = z.infer<typeof terminalQuery>;
