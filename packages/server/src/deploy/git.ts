import { type ChildProcessByStdio, spawn } from "node:child_process";
import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";

/** What git may learn of this process's environment: the operator's network settings, and nothing else. */
const passed = [
	"PATH",
	"GIT_SSL_CAINFO",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"http_proxy",
	"https_proxy",
	"HTTPS_PROXY",
	"no_proxy",
	"NO_PROXY",
];

export type GitConfig = Readonly<Record<string, string>>;

/** Settings go by environment: argv is visible to every user of the host, and a token may be among them. */
export function gitEnvironment(config: GitConfig): Record<string, string> {
	const entries = Object.entries({
		"core.hooksPath": "/dev/null",
		"credential.helper": "",
		"protocol.allow": "never",
		"protocol.http.allow": "always",
		"protocol.https.allow": "always",
		"fetch.unpackLimit": "1",
		"gc.auto": "0",
		"maintenance.auto": "false",
		"fetch.recurseSubmodules": "false",
		"transfer.fsckObjects": "false",
		"http.followRedirects": "false",
		...config,
	});
	const env: Record<string, string> = {
		HOME: "/nonexistent",
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_TERMINAL_PROMPT: "0",
		GIT_ASKPASS: "/bin/false",
		GIT_CONFIG_COUNT: String(entries.length),
	};
	for (const name of passed) {
		const value = process.env[name];
		if (value !== undefined) env[name] = value;
	}
	entries.forEach(([key, value], index) => {
		env[`GIT_CONFIG_KEY_${index}`] = key;
		env[`GIT_CONFIG_VALUE_${index}`] = value;
	});
	return env;
}

export type RunOptions = {
	env: Record<string, string>;
	signal?: AbortSignal;
	/** Called with every complete line of stderr. */
	onLine?: (line: string) => void;
};

export type Ended = { code: number | null; stdout: Buffer; stderr: string };

/** Runs argv to its end. When the signal aborts, the whole process group is killed, git's helpers too. */
export async function run(
	argv: readonly [string, ...string[]],
	options: RunOptions & { stdin?: string },
): Promise<Ended> {
	const child = start(argv, options);
	const output: Buffer[] = [];
	child.stdin.on("error", () => undefined);
	child.stdin.end(options.stdin ?? "");
	child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
	const { code, stderr } = await ended(child, options);
	return { code, stdout: Buffer.concat(output), stderr };
}

export type Child = ChildProcessByStdio<import("node:stream").Writable, Readable, Readable>;

export function start(argv: readonly [string, ...string[]], { env, signal }: RunOptions): Child {
	signal?.throwIfAborted();
	const [program, ...operands] = argv;
	const child = spawn(program, operands, { env, stdio: ["pipe", "pipe", "pipe"], detached: true });
	const kill = () => {
		try {
			if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
		} catch {
			// It ended by itself in the meantime.
		}
	};
	signal?.addEventListener("abort", kill, { once: true });
	child.once("close", () => signal?.removeEventListener("abort", kill));
	return child;
}

/** @throws the signal's reason when it was aborted; a spawn error (a missing program) as it is. */
export function ended(
	child: Child,
	{ signal, onLine }: RunOptions,
): Promise<{ code: number | null; stderr: string }> {
	let stderr = "";
	let rest = "";
	child.stderr.setEncoding("utf8").on("data", (text: string) => {
		// The end is what says why; progress before it may be long.
		stderr = (stderr + text).slice(-16_384);
		const lines = (rest + text).split(/[\r\n]+/);
		rest = lines.pop() ?? "";
		for (const line of lines) if (line.trim() !== "") onLine?.(line);
	});
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("close", (code) => {
			if (signal?.aborted) reject(signal.reason);
			else resolve({ code, stderr });
		});
	});
}

/** `flock` holds the lock as long as git lives, and the kernel lets go when both have died, however they died. */
export function underLock(
	path: string,
	mode: "exclusive" | "shared",
	argv: readonly string[],
): [string, ...string[]] {
	return ["flock", `--${mode}`, "--", path, ...argv];
}

export async function touch(path: string): Promise<void> {
	let file: FileHandle | undefined;
	try {
		file = await open(path, "a", 0o600);
	} finally {
		await file?.close();
	}
}
