import type { ChildProcess } from "node:child_process";
import type { ComputeDriver, MachineSpec } from "../driver.ts";

/** What a driver's own test gives the suite. */
export type DriverHarness = {
	/** A driver as a newly started server would make it: nothing but what the engine holds is shared with others. */
	open(): ComputeDriver;
	/** The same, with machines that may reach this address of the host, which they otherwise may not. */
	openReaching(address: string): ComputeDriver;
	/**
	 * A process of its own that makes a driver and runs these calls in turn on machine `id`, printing the
	 * name of each before it begins and `done` at the end.
	 */
	spawnServer(id: string, spec: MachineSpec, publicKey: string, calls: readonly ServerCall[]): ChildProcess;
	/** What the host holds for a machine at this moment, for `leftovers` to look for later. */
	traces(id: string): Promise<readonly string[]>;
	/** Which of those traces, and anything else named after the machine, is still there. */
	leftovers(id: string, traces: readonly string[]): Promise<string[]>;
	/** A file of the host that no machine may read: the machines' own state, for one. */
	hostSecrets(): readonly string[];
	/** Removes what the harness made itself. */
	close(): Promise<void>;
};

export type ServerCall = "create" | "hibernate" | "wake" | "terminate";

export const SPEC: MachineSpec = { hostname: "quiet-otter", vcpus: 1, memoryMb: 256, diskGb: 5 };
