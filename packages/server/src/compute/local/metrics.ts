import { readFileSync } from "node:fs";
import type { MachineMetrics } from "../driver.ts";
import type { Usage } from "./cgroup.ts";
import { networkCounters } from "./network.ts";
import { processTree } from "./processes.ts";

/** /proc counts processor time in 1/100 s on every Linux (USER_HZ). */
const NS_PER_TICK = 10_000_000n;
const PAGE_BYTES = 4096n;

/** Processor time and resident memory of every process of the machine, ended children included. */
async function treeUsage(init: number): Promise<Required<Usage>> {
	let ticks = 0n;
	let pages = 0n;
	for (const pid of await processTree(init)) {
		try {
			const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
			const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
			for (const field of fields.slice(11, 15)) ticks += BigInt(field);
			pages += BigInt(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1] ?? 0);
		} catch {
			// It ended while we looked: its time is in its parent's count of ended children.
		}
	}
	return { cpuNs: ticks * NS_PER_TICK, memoryBytes: pages * PAGE_BYTES };
}

/** The machine's counters: from its group where it has one, else summed over its processes. */
export async function machineMetrics(init: number, group: Usage): Promise<MachineMetrics> {
	const network = networkCounters(init);
	const at = new Date();
	if (group.cpuNs !== undefined && group.memoryBytes !== undefined) {
		return { at, cpuNs: group.cpuNs, memoryBytes: group.memoryBytes, ...network };
	}
	return { at, ...(await treeUsage(init)), ...group, ...network };
}
