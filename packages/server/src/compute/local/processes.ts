import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** A process that cannot be mistaken for a later one with the same pid. */
export type ProcessRef = {
	pid: number;
	/** Which boot of the host, and field 22 of /proc/<pid>/stat: clock ticks from boot to the process's start. */
	start: string;
};

const BOOT = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();

type Stat = { state: string; start: string };

function parseStat(text: string): Stat | undefined {
	// The command name may hold spaces and brackets: the fields begin after the last one.
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	const [state, start] = [fields[0], fields[19]];
	return state && start ? { state, start: `${BOOT}/${start}` } : undefined;
}

function statOf(pid: number): Stat | undefined {
	try {
		return parseStat(readFileSync(`/proc/${pid}/stat`, "latin1"));
	} catch {
		return undefined;
	}
}

/** The identity of a process that runs now; undefined when it is gone. */
export function processRef(pid: number): ProcessRef | undefined {
	const stat = statOf(pid);
	return stat && { pid, start: stat.start };
}

/** A zombie counts as gone: it holds nothing any more, and only its parent can reap it. */
export function isAlive(ref: ProcessRef | undefined): boolean {
	if (!ref) return false;
	const stat = statOf(ref.pid);
	return stat !== undefined && stat.start === ref.start && stat.state !== "Z" && stat.state !== "X";
}

/**
 * Processes whose environment at exec held NAME=value with a value that begins so, by that value; as far as this
 * user may look.
 */
export function findByEnvironment(name: string, prefix: string): Map<string, ProcessRef[]> {
	const found = new Map<string, ProcessRef[]>();
	const beginning = `${name}=${prefix}`;
	for (const entry of readdirSync("/proc")) {
		const pid = Number(entry);
		if (!Number.isInteger(pid)) continue;
		try {
			const variable = readFileSync(`/proc/${pid}/environ`, "latin1")
				.split("\0")
				.find((text) => text.startsWith(beginning));
			const ref = variable === undefined ? undefined : processRef(pid);
			if (variable === undefined || !ref || !isAlive(ref)) continue;
			const value = variable.slice(name.length + 1);
			found.set(value, [...(found.get(value) ?? []), ref]);
		} catch {
			// It ended while we looked, or belongs to somebody else.
		}
	}
	return found;
}

/** SIGKILLs the processes and waits until every one of them is gone. */
export async function killAndWait(refs: readonly ProcessRef[], timeoutMs = 10_000): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	let left = refs.filter(isAlive);
	for (const { pid } of left) {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// It ended between the look and the kill.
		}
	}
	while (left.length > 0) {
		if (Date.now() > deadline) {
			throw new Error(`Processes ${left.map((ref) => ref.pid).join(", ")} did not end after SIGKILL.`);
		}
		await delay(1);
		left = left.filter(isAlive);
	}
}

/** Every process below `pid`, itself included. In a pid namespace orphans move to its first process, so none is missed. */
export async function processTree(pid: number): Promise<number[]> {
	const tree: number[] = [];
	const waiting = [pid];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		tree.push(next);
		try {
			for (const task of readdirSync(`/proc/${next}/task`)) {
				const children = await readFile(`/proc/${next}/task/${task}/children`, "latin1");
				waiting.push(...children.split(" ").filter(Boolean).map(Number));
			}
		} catch {
			// It ended while we looked; its children have moved up and are seen there or at the next look.
		}
	}
	return tree;
}
