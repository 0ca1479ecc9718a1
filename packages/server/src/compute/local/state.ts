import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import path from "node:path";
import type { MachineSpec } from "../driver.ts";
import type { ProcessRef } from "./processes.ts";

/**
 * What a machine's directory says about it. `starting`, `stopping` and `terminating` are written before
 * the first side effect of that step, so that a crash in the middle leaves a trace that the next call finishes.
 */
export type MachineState = {
	phase: "starting" | "running" | "stopping" | "stopped" | "terminating";
	spec: MachineSpec;
	publicKey: string;
	/** The host uid and gid it runs as; absent where the server itself is an ordinary user. */
	uid?: number;
	/** The process that holds the outer namespaces, the machine's first process, and its network. */
	processes?: { outer: ProcessRef; init: ProcessRef; network: ProcessRef };
	/** Port on the host's 127.0.0.1 that leads to the machine's SSH server. */
	sshPort?: number;
	/** ISO 8601. */
	startedAt?: string;
};

/**
 * One machine's directory. It and `etc` belong to the server; only `home` and `tmp` are visible to the
 * machine and writable there, so the server never opens a path below those two.
 */
export class MachineDirectory {
	readonly path: string;

	constructor(machinesDir: string, id: string) {
		this.path = path.join(machinesDir, id);
	}

	at(name: "home" | "tmp" | "etc" | "run" | "etc/roost/hostkey"): string {
		return path.join(this.path, name);
	}

	/** Undefined when nothing was ever written, or only the bare directory. */
	read(): MachineState | undefined {
		try {
			return JSON.parse(readFileSync(path.join(this.path, "state.json"), "utf8")) as MachineState;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
			throw error;
		}
	}

	/** Atomic and durable: a reader sees the old state or the new one, also after a power cut. */
	async write(state: MachineState): Promise<void> {
		mkdirSync(this.path, { recursive: true, mode: 0o711 });
		const temporary = path.join(this.path, "state.json.new");
		const file = await open(temporary, "w", 0o600);
		try {
			await file.writeFile(JSON.stringify(state, null, "\t"));
			await file.datasync();
		} finally {
			await file.close();
		}
		await rename(temporary, path.join(this.path, "state.json"));
	}
}

/** Ids of every machine that has a directory. */
export function machineIds(machinesDir: string): string[] {
	try {
		return readdirSync(machinesDir, { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
			.map((entry) => entry.name);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}
