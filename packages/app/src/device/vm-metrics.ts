import type { Vm } from "@roost/api-client/contract/vms";
import * as z from "zod/mini";
import { stored } from "./storage.ts";

/** [storage-vm-metrics] `timestamp` in milliseconds since 1970, CPU in percent, network in bytes per second. */
export type MetricSample = { timestamp: number; cpu: number; networkIn: number; networkOut: number };

/** [const-vm-metrics-8h] */
export const metricsLife = 8 * 3_600_000;

/** Samples closer together than this are one: 8 hours stay some 100 kB per machine. */
const metricsGrain = 10_000;

/** Kept as rows of numbers, for size. */
const samplesKept = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]));

export const metricsKeyPrefix = "roost.vm-metrics.";

const kept = (vmId: string, storage?: Storage) => stored(samplesKept, `${metricsKeyPrefix}${vmId}`, storage);

export const readSamples = (vmId: string, storage?: Storage): MetricSample[] =>
	(kept(vmId, storage).read() ?? []).map(([timestamp, cpu, networkIn, networkOut]) => ({
		timestamp,
		cpu,
		networkIn,
		networkOut,
	}));

const sampleOf = (vm: Vm): MetricSample | undefined => {
	const { CPUUtilization: cpu, NetworkIn, NetworkOut } = vm.metrics ?? {};
	if (!cpu) return undefined;
	return {
		timestamp: Date.parse(cpu.timestamp),
		cpu: cpu.value,
		networkIn: NetworkIn?.value ?? 0,
		networkOut: NetworkOut?.value ?? 0,
	};
};

/** The samples with the machine's newest one, and without those older than 8 hours. */
export function withSample(samples: readonly MetricSample[], vm: Vm, now: number): MetricSample[] {
	const recent = samples.filter((sample) => now - sample.timestamp < metricsLife);
	const sample = sampleOf(vm);
	const last = recent.at(-1);
	if (sample && (!last || sample.timestamp - last.timestamp >= metricsGrain)) recent.push(sample);
	return recent;
}

/** Keeps a machine's newest sample on the device and returns all of its samples. */
export function recordSample(vm: Vm, now: number, storage?: Storage): MetricSample[] {
	const before = readSamples(vm.id, storage);
	const after = withSample(before, vm, now);
	if (after.length !== before.length || after.at(-1) !== before.at(-1)) {
		kept(vm.id, storage).write(
			after.map((sample) => [sample.timestamp, sample.cpu, sample.networkIn, sample.networkOut]),
		);
	}
	return after;
}
