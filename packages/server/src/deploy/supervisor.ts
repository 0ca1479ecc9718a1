import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import type { ExecResult, MachineSsh } from "../ssh/machine.ts";

const files = ["roost-app", "roost_proc.py", "roost_daemon.py", "roost_state.py", "roost-static"].map(
	(name) => ({
		name,
		content: readFileSync(new URL(`./shipped/${name}`, import.meta.url), "utf8"),
	}),
);
const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);

/** Relative to the home directory, where every command over SSH begins. A new version never disturbs an old one. */
const directory = `.roost/bin/${version}`;

/** Puts the files there; each is whole or absent, however often and wherever this is interrupted. */
const SHIP = `
import json, os, sys
directory = sys.argv[1]
os.makedirs(directory, 0o755, exist_ok=True)
for file in json.load(sys.stdin):
    draft = os.path.join(directory, "." + file["name"] + "." + str(os.getpid()))
    with open(draft, "w") as out:
        out.write(file["content"])
    os.chmod(draft, 0o755)
    os.replace(draft, os.path.join(directory, file["name"]))
`;

/** What the machine reports of an app. `absent`: nothing of it is there. */
export type AppStatus = {
	state: "absent" | "stopped" | "starting" | "running" | "restarting";
	wanted: "running" | "stopped" | "absent";
	port: number | null;
	release: string | null;
	/** Seconds since the epoch at which it entered `state`. */
	since: number | null;
	restarts: number;
	exit: AppExit | null;
};

export type AppExit = { code: number | null; signal: string | null; at: number };

export type Prepared = {
	port: number;
	releasePath: string;
	projectPath: string;
	dataDir: string;
	home: string;
	tools: string[];
};

export type StartRequest = {
	release: string;
	argv: readonly string[];
	/** Over the machine's own environment. */
	env: Record<string, string>;
	/** Before the machine's own PATH. */
	path: readonly string[];
	port: number;
	backoffSeconds: readonly number[];
	healthyAfterSeconds: number;
	graceSeconds: number;
};

/** What `start` tells while it is being followed. */
export type AppEvent = { started: true } | { line: string } | { exit: AppExit } | { ports: number[] };

export class SupervisorError extends Error {
	override name = "SupervisorError";
}

/** The directory whose programs (`roost-static`) belong on an app's PATH. */
export function shippedPath(home: string): string {
	return `${home}/${directory}`;
}

type CallOptions = {
	signal?: AbortSignal;
	/** Keeps stdin open until this aborts: `step` and `start` end, with what they run, when it does or we die. */
	until?: AbortSignal;
	onLine?: (line: string) => void;
	keep?: number;
};

async function call(
	ssh: MachineSsh,
	command: string,
	slug: string,
	request: unknown,
	{ signal, until, onLine, keep }: CallOptions = {},
): Promise<ExecResult> {
	const attempt = async () => {
		const stdin = new PassThrough();
		const finish = () => stdin.end();
		stdin.write(`${JSON.stringify(request)}\n`);
		if (until === undefined || until.aborted) finish();
		until?.addEventListener("abort", finish, { once: true });
		try {
			return await ssh.exec(["python3", "-E", "-s", "-S", `${directory}/roost-app`, command, slug], {
				stdin,
				...(signal && { signal }),
				...(keep !== undefined && { keep }),
				onLine: (line, from) => {
					if (from === "stdout") onLine?.(line);
				},
			});
		} finally {
			until?.removeEventListener("abort", finish);
			finish();
		}
	};
	const result = await attempt();
	if (result.code !== 2 || !result.stderr.includes("can't open file")) return result;
	await ship(ssh);
	return attempt();
}

/** Puts the supervisor onto the machine. Called when it turns out to be missing; harmless at any time. */
export async function ship(ssh: MachineSsh): Promise<void> {
	const result = await ssh.exec(["python3", "-E", "-s", "-S", "-c", SHIP, directory], {
		stdin: JSON.stringify(files),
	});
	if (result.code !== 0)
		throw new SupervisorError(`The supervisor could not be put onto the machine: ${result.stderr.trim()}`);
}

function checked(command: string, result: ExecResult): string[] {
	if (result.code === 0) return result.stdout.split("\n").filter((line) => line !== "");
	const why = result.stderr.trim().split("\n").at(-1) ?? "";
	throw new SupervisorError(
		`'${command}' failed on the machine: ${why === "" ? `code ${result.code}` : why}`,
	);
}

async function ask<Answer>(
	ssh: MachineSsh,
	command: string,
	slug: string,
	request: unknown = {},
	signal?: AbortSignal,
): Promise<Answer> {
	const lines = checked(command, await call(ssh, command, slug, request, { signal }));
	return JSON.parse(lines.at(-1) ?? "null") as Answer;
}

export type PrepareRequest = { release: string; port?: number; firstPort: number; tools: readonly string[] };

/** Ends what an earlier attempt left running, makes an empty release and settles the app's port. */
export function prepare(
	ssh: MachineSsh,
	slug: string,
	request: PrepareRequest,
	signal?: AbortSignal,
): Promise<Prepared> {
	return ask(ssh, "prepare", slug, request, signal);
}

export type StepRequest = {
	argv: readonly string[];
	cwd: string;
	env: Record<string, string>;
	path: readonly string[];
};

/**
 * Runs one build step; resolves with its exit code. It ends, children included, with the connection or the signal.
 * @throws the signal's reason
 */
export async function step(
	ssh: MachineSsh,
	slug: string,
	request: StepRequest,
	{ signal, onLine }: { signal: AbortSignal; onLine: (line: string) => void },
): Promise<number | null> {
	const { code } = await call(ssh, "step", slug, request, { until: signal, onLine, keep: 0 });
	signal.throwIfAborted();
	return code;
}

/** Starts a release and tells what happens until the signal aborts; the app goes on afterwards. */
export async function start(
	ssh: MachineSsh,
	slug: string,
	request: StartRequest,
	{ signal, onEvent }: { signal: AbortSignal; onEvent: (event: AppEvent) => void },
): Promise<void> {
	const onLine = (line: string) => onEvent(JSON.parse(line) as AppEvent);
	checked("start", await call(ssh, "start", slug, request, { until: signal, onLine, keep: 4096 }));
}

/** Stops the app, everything it started and any step still running; it stays stopped until started again. */
export function stopApp(ssh: MachineSsh, slug: string): Promise<AppStatus> {
	return ask(ssh, "stop", slug);
}

/** After a wake, a restart of the server or the death of a supervisor: starts what is wanted and does not run. */
export function ensureRunning({ ssh, slug }: { ssh: MachineSsh; slug: string }): Promise<AppStatus> {
	return ask(ssh, "ensure", slug);
}

export function restartApp(ssh: MachineSsh, slug: string): Promise<AppStatus> {
	return ask(ssh, "restart", slug);
}

export function appStatus(ssh: MachineSsh, slug: string): Promise<AppStatus> {
	return ask(ssh, "status", slug);
}

/** The last lines the app printed, oldest first. */
export async function appLog(ssh: MachineSsh, slug: string, lines: number): Promise<string[]> {
	const rows = checked("logs", await call(ssh, "logs", slug, { lines }, { keep: 4 * 2 ** 20 }));
	return rows.map((row) => (JSON.parse(row) as { line: string }).line);
}

/** Stops the app and deletes it: its releases, its data, its log. Absent already: does nothing. */
export async function removeApp({ ssh, slug }: { ssh: MachineSsh; slug: string }): Promise<void> {
	checked("remove", await call(ssh, "remove", slug, {}));
}
