import { StringDecoder } from "node:string_decoder";
import {
	type TerminalClientMessage,
	type TerminalServerMessage,
	terminalClientMessage,
} from "@roost/api-client/contract/terminal";
import type { WebSocket } from "ws";
import type { UserRow } from "../api/handler.ts";
import type { Caller } from "../auth.ts";
import type { AppContext } from "../context.ts";
import { ownVm } from "../db/queries.ts";
import { assertMaySsh } from "../policies/vms.ts";
import { Problem } from "../problem.ts";
import { grantHolds } from "../secrets.ts";
import type { Shell } from "../ssh/machine.ts";
import { Flow } from "./flow.ts";

type Connect = Extract<TerminalClientMessage, { type: "connect" }>;

/** How long a client may stay silent before it says what it wants. */
const connectMs = 15_000;
const pingMs = 30_000;
/** Characters gathered into one message at most. */
const outputLot = 65_536;
/** Typed bytes that may wait for the program on the machine to read them. */
const unreadLimit = 4 * 1_048_576;

/** One terminal: the WebSocket on one side, a shell on the machine on the other. */
export class TerminalSession {
	#shell: Shell | undefined;
	#flow: Flow | undefined;
	#connecting = false;
	#alive = true;
	readonly #timers: NodeJS.Timeout[] = [];
	readonly #context: AppContext;
	readonly #socket: WebSocket;
	readonly #caller: Caller;
	readonly #user: UserRow;

	constructor(context: AppContext, socket: WebSocket, caller: Caller, user: UserRow) {
		this.#context = context;
		this.#socket = socket;
		this.#caller = caller;
		this.#user = user;
		socket.on("message", (data, binary) => {
			this.#receive(binary ? "" : data.toString()).catch((error) => this.#fail(error));
		});
		socket.on("close", () => this.#end());
		socket.on("error", () => this.#end());
		socket.on("pong", () => {
			this.#alive = true;
		});
		this.#timers.push(
			setTimeout(() => {
				if (!this.#connecting) this.#socket.close(4408, "no connect message");
			}, connectMs),
			setInterval(() => {
				if (!this.#alive) return this.#socket.terminate();
				this.#alive = false;
				this.#socket.ping();
			}, pingMs),
		);
	}

	/** Tells the person and closes, e.g. when the server stops. */
	close(why: string): void {
		this.#send({ type: "disconnected", data: why });
		this.#socket.close(1001, "going away");
	}

	#send(message: TerminalServerMessage, sent?: () => void): void {
		if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message), sent);
	}

	#fail(error: unknown): void {
		const told = error instanceof Problem ? error.message : "The machine could not be reached over SSH.";
		if (!(error instanceof Problem)) this.#context.log.warn({ err: error }, "terminal");
		this.#send({ type: "error", data: told });
		this.#socket.close(4500, "error");
	}

	async #receive(text: string): Promise<void> {
		let message: TerminalClientMessage;
		try {
			message = terminalClientMessage.parse(JSON.parse(text));
		} catch {
			throw new Problem("bad_request", { reason: "not a message this terminal knows" });
		}
		switch (message.type) {
			case "connect":
				if (this.#connecting) return;
				this.#connecting = true;
				return this.#connect(message);
			case "input":
				return this.#type(message.data);
			case "resize":
				this.#shell?.resize(message.width, message.height);
				return;
			case "ack":
				this.#flow?.acknowledged(message.count);
		}
	}

	/**
	 * A program that does not read must not make us keep what is typed at it. The socket cannot be paused
	 * instead: the acknowledgements that let output go on come by it too.
	 */
	#type(data: string): void {
		const stream = this.#shell?.stream;
		if (!stream) return;
		if (stream.writableLength > unreadLimit)
			throw new Problem("payload_too_large", { limit: "4 MiB unread" });
		stream.write(data);
	}

	async #connect(message: Connect): Promise<void> {
		const context = this.#context;
		const someoneElse =
			message.userId !== this.#caller.userId ||
			message.userEmail.toLowerCase() !== this.#caller.email.toLowerCase();
		if (someoneElse) throw new Problem("identity_mismatch");
		assertMaySsh(context, this.#caller, this.#user);
		const { vm } = await ownVm(context.db, this.#user.id, message.vmId);
		if (!grantHolds(context.seal, message.sshData, vm.id, this.#user.id)) throw new Problem("unauthorized");
		if (vm.status !== "running") throw new Problem("vm_not_running");
		const ssh = await context.ssh.machine(vm.id);
		const shell = await ssh.shell({
			columns: message.width,
			rows: message.height,
			...(message.cwd !== undefined && { cwd: message.cwd }),
		});
		if (this.#socket.readyState !== this.#socket.OPEN) return shell.close();
		this.#shell = shell;
		this.#send({ type: "connected", data: vm.name });
		this.#pump(shell, message.acks ?? false);
	}

	#pump(shell: Shell, acks: boolean): void {
		const decoder = new StringDecoder("utf8");
		const flow = new Flow(shell.stream, () => this.#socket.bufferedAmount, acks);
		this.#flow = flow;
		// A pty gives 4 KiB at a time: what came in one turn goes as one message, for the browser pays by the message.
		let gathered = "";
		const flush = () => {
			if (gathered === "") return;
			const data = gathered;
			gathered = "";
			this.#send({ type: "output", data }, () => flow.check());
			flow.sent(data.length);
		};
		shell.stream.on("data", (chunk: Buffer) => {
			if (gathered === "") setImmediate(flush);
			gathered += decoder.write(chunk);
			if (gathered.length > outputLot) flush();
		});
		shell.stream.on("error", (error: Error) => this.#context.log.debug({ err: error }, "shell"));
		shell.stream.once("close", () => {
			flush();
			this.#send({ type: "disconnected", data: "The shell has ended." });
			this.#socket.close(1000, "shell ended");
		});
	}

	#end(): void {
		for (const timer of this.#timers) clearTimeout(timer);
		this.#shell?.close();
		this.#shell = undefined;
	}
}
