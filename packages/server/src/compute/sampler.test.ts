import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MachineMetrics } from "./driver.ts";
import { ratesBetween } from "./sampler.ts";

const sample = (ms: number, cpuNs: bigint, bytesIn: bigint, bytesOut: bigint): MachineMetrics => ({
	at: new Date(ms),
	cpuNs,
	bytesIn,
	bytesOut,
	memoryBytes: 0n,
});
const counter = fc.bigInt({ min: 0n, max: 2n ** 62n });
const metrics = fc
	.tuple(fc.integer({ min: 0, max: 10_000_000 }), counter, counter, counter)
	.map((given) => sample(...given));

describe("rates between two samples", () => {
	it("are percent of the machine's own vCPUs and bytes a second", () => {
		const before = sample(10_000, 5_000_000_000n, 1_000n, 500n);
		const after = sample(15_000, 10_000_000_000n, 11_000n, 500n);
		expect(ratesBetween(before, after, 2)).toEqual({
			at: after.at,
			cpuPercent: 50,
			bytesInPerSecond: 2_000,
			bytesOutPerSecond: 0,
		});
	});

	it("are never negative, never above 100 percent, never infinite; a restart gives none", () => {
		fc.assert(
			fc.property(metrics, metrics, fc.integer({ min: 1, max: 64 }), (before, after, vcpus) => {
				const rates = ratesBetween(before, after, vcpus);
				const restarted =
					after.cpuNs < before.cpuNs || after.bytesIn < before.bytesIn || after.bytesOut < before.bytesOut;
				expect(rates === undefined).toBe(restarted || after.at <= before.at);
				if (!rates) return;
				expect(rates.cpuPercent).toBeGreaterThanOrEqual(0);
				expect(rates.cpuPercent).toBeLessThanOrEqual(100);
				expect(Number.isFinite(rates.bytesInPerSecond) && rates.bytesInPerSecond >= 0).toBe(true);
				expect(Number.isFinite(rates.bytesOutPerSecond) && rates.bytesOutPerSecond >= 0).toBe(true);
			}),
		);
	});
});
