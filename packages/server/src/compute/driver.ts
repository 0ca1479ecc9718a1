import type { Duplex } from "node:stream";

/** What an engine can hold a machine to. Declared honestly: operators see it. */
export type Capabilities = {
	memoryLimit: "none" | "process" | "group";
	cpuLimit: boolean;
	diskQuota: boolean;
	freeze: boolean;
	networkMetrics: boolean;
	rootInside: boolean;
	multiNode: boolean;
};

export type MachineSpec = {
	/** Host name inside the machine: letters, digits and hyphens, at most 63. */
	hostname: string;
	vcpus: number;
	memoryMb: number;
	diskGb: number;
};

/** What the engine itself reports. `absent`: it holds nothing under that id. */
export type EngineState = "absent" | "running" | "stopped" | "partial";

export type EngineMachine = { id: string; state: EngineState; startedAt?: Date };

/** Cumulative since the machine's last start; a smaller value than before means it was restarted. */
export type MachineMetrics = {
	at: Date;
	cpuNs: bigint;
	bytesIn: bigint;
	bytesOut: bigint;
	memoryBytes: bigint;
};

export type SshEndpoint = {
	/** A raw byte stream to the machine's SSH server. */
	stream: Duplex;
	user: string;
	/** OpenSSH public-key blob (base64) the server must present. */
	hostKey: string;
};

/**
 * A compute engine. Every call is idempotent and may be repeated after a crash at any line of the
 * previous attempt; `list` and `inspect` answer from what the engine itself holds, never from memory.
 */
export interface ComputeDriver {
	readonly name: string;
	capabilities(): Capabilities;
	/** Refuses with a ComputeUnavailable when this host cannot run the engine, saying the remedy. */
	check(): Promise<void>;
	/** Ends with a running machine that `publicKey` (OpenSSH format, one line) may sign in to. */
	create(id: string, spec: MachineSpec, publicKey: string, signal?: AbortSignal): Promise<void>;
	/** Ends stopped, the disk kept. */
	hibernate(id: string): Promise<void>;
	/** Ends running, on the kept disk, same host key. */
	wake(id: string, signal?: AbortSignal): Promise<void>;
	/** Ends absent: no process, mount, directory or port is left. Absent already: does nothing. */
	terminate(id: string): Promise<void>;
	inspect(id: string): Promise<EngineMachine>;
	list(): Promise<EngineMachine[]>;
	dialSsh(id: string): Promise<SshEndpoint>;
	metrics(id: string): Promise<MachineMetrics>;
}

export class ComputeUnavailable extends Error {
	override name = "ComputeUnavailable";
	readonly remedy: string;
	constructor(message: string, remedy: string) {
		super(message);
		this.remedy = remedy;
	}
}
