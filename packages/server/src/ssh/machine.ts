import type { Duplex, Readable } from "node:stream";

export type ExecResult = { code: number | null; signal?: string; stdout: string; stderr: string };

export type ExecOptions = {
	cwd?: string;
	env?: Record<string, string>;
	stdin?: Readable | Buffer | string;
	/** Called with every complete line of stdout and stderr, in the order they arrive. */
	onLine?: (line: string, from: "stdout" | "stderr") => void;
	signal?: AbortSignal;
	/** Bytes of stdout/stderr kept in the result; what comes later is dropped. Default 1 MiB. */
	keep?: number;
};

export type Shell = {
	stream: Duplex;
	resize(columns: number, rows: number): void;
	close(): void;
};

/** Everything one machine offers over SSH, shared by all who work inside it. */
export interface MachineSsh {
	/** Runs argv (never a shell string: each word is quoted for the remote shell by one tested function). */
	exec(argv: readonly string[], options?: ExecOptions): Promise<ExecResult>;
	shell(options: {
		columns: number;
		rows: number;
		cwd?: string;
		env?: Record<string, string>;
	}): Promise<Shell>;
	/** A stream to a TCP port on the machine's own loopback. */
	forward(port: number): Promise<Duplex>;
	writeFile(path: string, content: Buffer | string, mode?: number): Promise<void>;
	readFile(path: string): Promise<Buffer>;
}

/** Keeps a machine's SSH connections and makes new ones where they were lost; see pool.ts for how many and why. */
export interface SshPool {
	machine(vmId: string): Promise<MachineSsh>;
	/** Forgets the connection, e.g. when the machine hibernates; open shells and streams end. */
	drop(vmId: string): void;
	close(): void;
}
