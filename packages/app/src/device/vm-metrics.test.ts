import type { Vm } from "@roost/api-client/contract/vms";
import { runningVm, secondVm } from "@roost/api-client/fixtures/vms";
import { expect, it } from "vitest";
import { memoryStorage } from "../testing.ts";
import { readSamples, recordSample } from "./vm-metrics.ts";
import { recordSamples } from "./vm-metrics-sweep.ts";

const hour = 3_600_000;
const start = Date.parse("2026-11-21T09:00:00Z");

/** The machine as it was measured at `at`, in ms. */
const measured = (vm: Vm, at: number, cpu: number): Vm => {
	const timestamp = new Date(at).toISOString();
	return {
		...vm,
		metrics: {
			CPUUtilization: { value: cpu, timestamp },
			NetworkIn: { value: 100, timestamp },
			NetworkOut: { value: 50, timestamp },
		},
	};
};

it("[storage-vm-metrics] keeps timestamp, cpu and network per machine on the device", () => {
	const storage = memoryStorage();
	recordSample(measured(runningVm, start, 12), start, storage);
	recordSample(measured(secondVm, start, 3), start, storage);
	expect(readSamples(runningVm.id, storage)).toStrictEqual([
		{ timestamp: start, cpu: 12, networkIn: 100, networkOut: 50 },
	]);
	expect(readSamples(secondVm.id, storage)).toHaveLength(1);
});

it("[const-vm-metrics-8h] keeps them for 8 hours", () => {
	const storage = memoryStorage();
	for (let at = start; at <= start + 8 * hour; at += hour) {
		recordSample(measured(runningVm, at, 1), at, storage);
	}
	const kept = readSamples(runningVm.id, storage);
	expect(kept.map(({ timestamp }) => timestamp)).toStrictEqual(
		Array.from({ length: 8 }, (_, index) => start + (index + 1) * hour),
	);
});

it("keeps one sample in ten seconds, and none of a machine that is not measured", () => {
	const storage = memoryStorage();
	for (let at = start; at <= start + 20_000; at += 5_000) {
		recordSample(measured(runningVm, at, 1), at, storage);
	}
	recordSample({ ...runningVm, metrics: null }, start + 40_000, storage);
	expect(readSamples(runningVm.id, storage)).toHaveLength(3);
});

it("forgets the machines that are no longer listed", () => {
	const storage = memoryStorage();
	recordSamples([measured(runningVm, start, 1), measured(secondVm, start, 1)], start, storage);
	recordSamples([measured(secondVm, start + 20_000, 1)], start + 20_000, storage);
	expect(readSamples(runningVm.id, storage)).toStrictEqual([]);
	expect(readSamples(secondVm.id, storage)).toHaveLength(2);
});
