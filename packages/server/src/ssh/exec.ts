import { pipeline } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { Client, ClientChannel, ExecOptions as ClientExecOptions } from "ssh2";
import type { ExecOptions, ExecResult } from "./machine.ts";
import { quoteArgv, quoteWord } from "./quote.ts";

const KEEP_BYTES = 2 ** 20;
/** A line longer than this is told in pieces, so that no program can grow our memory without a newline. */
const LINE_CHARACTERS = 65_536;
/** How long an aborted program may take to end before it is killed. */
const GRACE_MS = 2_000;

/**
 * Runs on the machine before the program: $1 the directory or nothing, $2 the length of the environment
 * on stdin. The first line of stderr is the process group, which an abort needs. The environment comes
 * over stdin because the machine's (and its host's) process list shows every argument.
 */
const PRELUDE = `echo "$$" >&2
[ -z "$1" ] || cd -- "$1" || exit 126
[ "$2" = 0 ] || eval "$(head -c "$2")"
shift 2
exec "$@"`;

function remoteCommand(argv: readonly string[], cwd: string, environmentBytes: number): string {
	const words = ["setsid", "-w", "sh", "-c", PRELUDE, "sh", cwd, String(environmentBytes), ...argv];
	return `exec ${quoteArgv(words)}`;
}

function environmentScript(environment: Readonly<Record<string, string>>): string {
	return Object.entries(environment)
		.map(([name, value]) => {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
				throw new RangeError(`Not a variable name: ${JSON.stringify(name)}`);
			return `export ${name}=${quoteWord(value)}\n`;
		})
		.join("");
}

/** Keeps the beginning of one output and tells its lines. */
class Output {
	readonly #kept: Buffer[] = [];
	#left: number;
	readonly #decoder = new StringDecoder("utf8");
	#line = "";
	readonly #onLine: ((line: string) => void) | undefined;

	constructor(keep: number, onLine: ((line: string) => void) | undefined) {
		this.#left = keep;
		this.#onLine = onLine;
	}

	take(part: Buffer): void {
		if (this.#left > 0) this.#kept.push(part.subarray(0, this.#left));
		this.#left -= Math.min(this.#left, part.length);
		if (this.#onLine) this.#tell(this.#decoder.write(part));
	}

	end(): string {
		if (this.#onLine) this.#tell(this.#decoder.end());
		if (this.#line) this.#onLine?.(this.#line);
		return Buffer.concat(this.#kept).toString("utf8");
	}

	#tell(text: string): void {
		const lines = (this.#line + text).split("\n");
		this.#line = lines.pop() ?? "";
		for (const line of lines) this.#onLine?.(line.replace(/\r$/, ""));
		if (this.#line.length > LINE_CHARACTERS) {
			this.#onLine?.(this.#line);
			this.#line = "";
		}
	}
}

/** Cuts the process group's line off the beginning of stderr. */
function readGroup(onGroup: (group: number) => void, rest: (part: Buffer) => void): (part: Buffer) => void {
	let head: Buffer | undefined = Buffer.alloc(0);
	return (part) => {
		if (!head) return rest(part);
		head = Buffer.concat([head, part]);
		const end = head.indexOf("\n");
		if (end < 0) return;
		const group = Number(head.toString("latin1", 0, end));
		const after = head.subarray(end + 1);
		head = undefined;
		if (Number.isInteger(group) && group > 1) onGroup(group);
		if (after.length > 0) rest(after);
	};
}

/** Opens a channel; `attach` is called at once, since a short program's end may come in the same packet. */
export function openExec<T>(
	client: Client,
	command: string,
	options: ClientExecOptions,
	attach: (channel: ClientChannel) => T,
): Promise<T> {
	return new Promise((resolve, reject) => {
		client.exec(command, options, (error, channel) => (error ? reject(error) : resolve(attach(channel))));
	});
}

/** Ends a process group of the machine. Over another connection than the program's; see MachinePool. */
export async function signalGroup(client: Client, group: number, name: "TERM" | "KILL"): Promise<void> {
	await openExec(client, `kill -s ${name} -- -${group}`, {}, (channel) => {
		channel.resume().stderr.resume();
		return new Promise((resolve) => channel.once("close", resolve));
	});
}

/**
 * Runs argv and answers when it ended and all its output is read. Rejects with the signal's reason once an
 * aborted program and its children are gone, and with an Error when the connection is lost.
 */
export async function exec(
	client: Client,
	argv: readonly string[],
	{ cwd = "", env = {}, stdin, onLine, signal, keep = KEEP_BYTES }: ExecOptions,
	kill: (group: number, name: "TERM" | "KILL") => Promise<void>,
): Promise<ExecResult> {
	signal?.throwIfAborted();
	const environment = Buffer.from(environmentScript(env));
	const follow = (channel: ClientChannel) =>
		new Promise<ExecResult>((resolve, reject) => {
			const stdout = new Output(keep, onLine && ((line) => onLine(line, "stdout")));
			const stderr = new Output(keep, onLine && ((line) => onLine(line, "stderr")));
			let ended: { code: number | null; signal?: string } | undefined;
			let group: number | undefined;
			let killer: NodeJS.Timeout | undefined;

			const stop = () => {
				// Not started yet: the group's number is on its way, and this is called again.
				if (group === undefined) return;
				const target = group;
				kill(target, "TERM").catch(() => channel.close());
				killer = setTimeout(() => {
					kill(target, "KILL")
						.catch(() => {})
						.finally(() => channel.close());
				}, GRACE_MS);
			};
			signal?.addEventListener("abort", stop, { once: true });

			channel.on("data", (part: Buffer) => stdout.take(part));
			channel.stderr.on(
				"data",
				readGroup(
					(number) => {
						group = number;
						if (signal?.aborted) stop();
					},
					(part) => stderr.take(part),
				),
			);
			channel.once("exit", (code: number | null, name?: string) => {
				ended = { code, ...(name && { signal: name }) };
			});
			channel.once("error", () => {});
			channel.once("close", () => {
				clearTimeout(killer);
				signal?.removeEventListener("abort", stop);
				const output = { stdout: stdout.end(), stderr: stderr.end() };
				if (signal?.aborted) reject(signal.reason);
				else if (ended) resolve({ ...ended, ...output });
				else reject(new Error("The connection to the machine was lost while a program ran there."));
			});

			channel.write(environment);
			if (stdin === undefined || typeof stdin === "string" || Buffer.isBuffer(stdin)) channel.end(stdin);
			// A program may end without reading all of its input: that is its own affair, told by its exit code.
			else pipeline(stdin, channel.stdin, () => {});
		});
	return openExec(client, remoteCommand(argv, cwd, environment.length), {}, follow);
}
