import type { Logger } from "../log.ts";
import type { ComputeDriver, MachineMetrics } from "./driver.ts";

const everyMs = 5_000;

/** CPU in percent of the machine's vCPUs, network in bytes a second, as of `at`. */
export type Rates = { at: Date; cpuPercent: number; bytesInPerSecond: number; bytesOutPerSecond: number };

export type MetricsSampler = {
	rates(vmId: string): Rates | undefined;
	start(): void;
	stop(): Promise<void>;
};

/** Rates between two samples; undefined when the machine was restarted between them (a counter went back). */
export function ratesBetween(
	before: MachineMetrics,
	after: MachineMetrics,
	vcpus: number,
): Rates | undefined {
	const seconds = (after.at.getTime() - before.at.getTime()) / 1000;
	const cpuNs = Number(after.cpuNs - before.cpuNs);
	const bytesIn = Number(after.bytesIn - before.bytesIn);
	const bytesOut = Number(after.bytesOut - before.bytesOut);
	if (seconds <= 0 || cpuNs < 0 || bytesIn < 0 || bytesOut < 0) return undefined;
	return {
		at: after.at,
		cpuPercent: Math.min(100, (cpuNs / 1e9 / seconds / vcpus) * 100),
		bytesInPerSecond: bytesIn / seconds,
		bytesOutPerSecond: bytesOut / seconds,
	};
}

/** Turns the engine's cumulative counters into rates for the machines that `running` names. */
export function createSampler(
	compute: ComputeDriver,
	running: () => Promise<{ id: string; vcpus: number }[]>,
	log: Logger,
): MetricsSampler {
	const last = new Map<string, MachineMetrics>();
	const known = new Map<string, Rates>();
	let timer: NodeJS.Timeout | undefined;
	let current: Promise<void> = Promise.resolve();
	let stopped = false;

	const sample = async () => {
		const machines = await running();
		const ids = new Set(machines.map(({ id }) => id));
		for (const id of last.keys()) {
			if (ids.has(id)) continue;
			last.delete(id);
			known.delete(id);
		}
		for (const { id, vcpus } of machines) {
			try {
				const after = await compute.metrics(id);
				const before = last.get(id);
				last.set(id, after);
				const rates = before && ratesBetween(before, after, vcpus);
				if (rates) known.set(id, rates);
			} catch (error) {
				log.debug({ err: error, vm: id }, "no metrics");
			}
		}
	};

	const schedule = () => {
		timer = setTimeout(() => {
			current = sample()
				.catch((error) => log.warn(error, "metrics"))
				.then(() => {
					if (!stopped) schedule();
				});
		}, everyMs);
	};

	return {
		rates: (vmId) => known.get(vmId),
		start: schedule,
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await current;
		},
	};
}
