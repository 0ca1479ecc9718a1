import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { HOST_PATH } from "./host.ts";
import { forwardSsh, type NetworkRules, networkSetup, slirpArguments, waitForSsh } from "./network.ts";
import { type ProcessRef, processRef } from "./processes.ts";
import { OUTER_SCRIPT, type SandboxOptions, sandboxArguments } from "./sandbox.ts";
import { systemCallFilter } from "./seccomp.ts";
import type { MachineDirectory } from "./state.ts";

const START_TIMEOUT_MS = 20_000;
const FILTER_FD = 5;

export type LaunchOptions = {
	directory: MachineDirectory;
	sandbox: SandboxOptions;
	network: NetworkRules;
	/** The host user it runs as; absent: the server's own. */
	uid?: number;
	/** Found again by it in /proc/<pid>/environ, whatever became of the state file. */
	marker: { name: string; value: string };
	/** Bytes one process may have; absent where a group limit holds the machine as a whole. */
	processMemory?: number;
	nofile: number;
	/** Called with the first process before anything runs in it, e.g. to put it in its cgroup. */
	adopt: (pid: number) => void;
	signal?: AbortSignal;
};

export type Launched = { outer: ProcessRef; init: ProcessRef; network: ProcessRef; sshPort: number };

/** Only what finding programs takes: /proc/1/environ shows it to the machine. */
const hostEnvironment = ({ name, value }: LaunchOptions["marker"]) => ({ PATH: HOST_PATH, [name]: value });

/** The child's pipe of that number. */
function pipe<Kind extends Readable | Writable>(child: ChildProcess, fd: number): Kind {
	return child.stdio[fd] as unknown as Kind;
}

function identify(pid: number | undefined, what: string): ProcessRef {
	const ref = pid === undefined ? undefined : processRef(pid);
	if (!ref) throw new Error(`${what} ended at once.`);
	return ref;
}

/** Collects what a child complains of, and fails when it ends while something is still expected of it. */
function watch(child: ChildProcess, name: string) {
	let complaints = "";
	const stderr = child.stderr;
	stderr?.setEncoding("utf8").on("data", (text: string) => {
		complaints = (complaints + text).slice(-2_000);
	});
	const ended = new Promise<never>((_, reject) => {
		child.once("error", (error) => reject(new Error(`${name} could not be started: ${error.message}`)));
		child.once("close", (code, signal) =>
			reject(new Error(`${name} ended (${signal ?? code}): ${complaints.trim() || "it said nothing"}`)),
		);
	});
	ended.catch(() => {});
	return ended;
}

/** Lets the child outlive this process: nothing here waits for it or for its pipes any more. */
function release(child: ChildProcess): void {
	for (const stream of child.stdio) stream?.destroy();
	child.unref();
}

/** What bubblewrap and OUTER_SCRIPT report, one JSON document a line. */
function reports(stream: Readable) {
	let network: () => void = () => {};
	let init: (pid: number) => void = () => {};
	const result = {
		network: new Promise<void>((resolve) => {
			network = resolve;
		}),
		init: new Promise<number>((resolve) => {
			init = resolve;
		}),
	};
	let text = "";
	stream.setEncoding("utf8").on("data", (part: string) => {
		const lines = (text + part).split("\n");
		text = lines.pop() ?? "";
		for (const line of lines.filter(Boolean)) {
			const report = JSON.parse(line) as { network?: true; "child-pid"?: number };
			if (report.network) network();
			if (report["child-pid"]) init(report["child-pid"]);
		}
	});
	return result;
}

/**
 * Starts a machine's processes and answers once its SSH server greets. On failure, processes may be left:
 * the caller ends them by the marker.
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
	const { directory, uid, marker } = options;
	const signal = AbortSignal.any([
		AbortSignal.timeout(START_TIMEOUT_MS),
		...(options.signal ? [options.signal] : []),
	]);
	const aborted = new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
	aborted.catch(() => {});
	signal.throwIfAborted();
	const common = {
		detached: true,
		env: hostEnvironment(marker),
		...(uid === undefined ? {} : { uid, gid: uid }),
	};
	const script = [
		"sh",
		"-c",
		OUTER_SCRIPT,
		"sh",
		String(options.processMemory ?? "unlimited"),
		String(options.nofile),
	];
	const outer = spawn("unshare", ["--user", "--map-root-user", "--net", "--mount", "--", ...script], {
		...common,
		cwd: path.dirname(directory.path),
		stdio: ["pipe", "ignore", "pipe", "pipe", "pipe", "pipe"],
	});
	const children = [outer];
	try {
		const outerEnded = watch(outer, "The sandbox");
		const waitOuter = <T>(step: Promise<T>): Promise<T> => Promise.race([step, outerEnded, aborted]);
		const outerRef = identify(outer.pid, "The sandbox");
		options.adopt(outerRef.pid);
		const told = reports(pipe<Readable>(outer, 3));
		for (const fd of [0, 4, FILTER_FD]) pipe<Writable>(outer, fd).on("error", () => {});
		const filter = systemCallFilter();
		pipe<Writable>(outer, FILTER_FD).end(filter);
		const sandbox = { ...options.sandbox, ...(filter && { filter: FILTER_FD }) };
		pipe<Writable>(outer, 4).end(`${sandboxArguments(sandbox).join("\0")}\0`);
		pipe<Writable>(outer, 0).end(`go\n${networkSetup(options.network)}`);

		await waitOuter(told.network);
		const network = spawn("slirp4netns", slirpArguments(outerRef.pid), {
			...common,
			cwd: directory.at("run"),
			stdio: ["ignore", "ignore", "pipe", "pipe"],
		});
		children.push(network);
		const networkEnded = watch(network, "slirp4netns");
		const networkRef = identify(network.pid, "slirp4netns");
		const wait = <T>(step: Promise<T>): Promise<T> => waitOuter(Promise.race([step, networkEnded]));
		const ready = new Promise<void>((resolve) => pipe<Readable>(network, 3).once("data", () => resolve()));
		const [initPid] = await wait(Promise.all([told.init, ready]));
		const sshPort = await wait(forwardSsh(directory.at("run")));
		await wait(waitForSsh(sshPort, signal));
		return { outer: outerRef, init: identify(initPid, "The machine"), network: networkRef, sshPort };
	} finally {
		for (const child of children) release(child);
	}
}
