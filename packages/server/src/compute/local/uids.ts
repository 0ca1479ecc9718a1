import { createHash } from "node:crypto";
import { MachineDirectory, machineIds } from "./state.ts";

/** Given away by nobody: systemd's table of uids calls 1879048192–2147483647 unused. */
const BLOCKS = { first: 1_900_000_000, size: 65_536, count: 3_000 };

/**
 * The host users machines run as where the server is root: one each, unprivileged and without an account,
 * so that even a machine that broke out would be nobody, and not its neighbour.
 */
export class Uids {
	/** Undefined where the server is an ordinary user, as whom its machines then run. */
	readonly first: number | undefined;
	readonly #machines: string;
	/** Those of machines whose state file may not be written yet. */
	readonly #promised = new Map<string, number>();

	constructor(machinesDir: string, first: number | undefined) {
		this.#machines = machinesDir;
		if (process.getuid?.() !== 0) return;
		const block = createHash("sha256").update(machinesDir).digest().readUInt32BE(0) % BLOCKS.count;
		this.first = first ?? BLOCKS.first + block * BLOCKS.size;
	}

	/** The uid of a new machine: the lowest no other one has. */
	take(id: string): number | undefined {
		if (this.first === undefined) return undefined;
		const taken = new Set(this.#promised.values());
		for (const other of machineIds(this.#machines)) {
			const uid = new MachineDirectory(this.#machines, other).read()?.uid;
			if (uid !== undefined) taken.add(uid);
		}
		let uid = this.first;
		while (taken.has(uid)) uid++;
		this.#promised.set(id, uid);
		return uid;
	}

	/** Called when nothing of the machine is left that could belong to its uid. */
	giveBack(id: string): void {
		this.#promised.delete(id);
	}
}
