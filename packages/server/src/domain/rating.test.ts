import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeRateIn, rate, storageHourlyRate, totalCost, type UsageInterval } from "./rating.ts";

const epoch = Date.UTC(2026, 0, 1);
const year = 366 * 24 * 3_600_000;
const instant = fc.integer({ min: 0, max: year }).map((ms) => new Date(epoch + ms));
const usd = fc
	.integer({ min: 0, max: 10_000_000 })
	.map((micros) => new Big(micros).div(1_000_000).toFixed(6));
const interval: fc.Arbitrary<UsageInterval> = fc
	.record({
		state: fc.constantFrom("running" as const, "hibernated" as const),
		volumeGb: fc.integer({ min: 1, max: 1000 }),
		computeHourlyRate: usd,
		storageHourlyRate: usd,
		times: fc.tuple(instant, fc.option(instant)),
	})
	.map(({ times: [startedAt, endedAt], ...rest }) => ({ ...rest, startedAt, endedAt }));
const window = fc.tuple(instant, instant);
const cost = (parts: (ReturnType<typeof rate> | undefined)[]) =>
	totalCost(parts.filter((part) => part !== undefined));
/** Durations are divided into hours to big.js's 20 decimals: a cent is far above what that can lose. */
const same = (left: Big, right: Big) => left.minus(right).abs().lt("1e-12");

describe("rating", () => {
	it("costs the same whole or in parts, wherever it is cut", () => {
		fc.assert(
			fc.property(interval, window, instant, (given, [from, to], cut) => {
				const whole = cost([rate(given, from, to)]);
				const clipped = new Date(Math.min(Math.max(cut.getTime(), from.getTime()), to.getTime()));
				return from > to || same(whole, cost([rate(given, from, clipped), rate(given, clipped, to)]));
			}),
		);
	});

	it("costs the same when the interval itself is closed and opened again in the same state", () => {
		fc.assert(
			fc.property(interval, window, instant, (given, [from, to], cut) => {
				if (cut < given.startedAt || (given.endedAt && cut > given.endedAt)) return true;
				const parts = [
					rate({ ...given, endedAt: cut }, from, to),
					rate({ ...given, startedAt: cut }, from, to),
				];
				return same(cost([rate(given, from, to)]), cost(parts));
			}),
		);
	});

	it("is never negative, and lies within the period asked for and the machine's own", () => {
		fc.assert(
			fc.property(interval, window, (given, [from, to]) => {
				const rated = rate(given, from, to);
				if (!rated) return true;
				expect(rated.periodCost.gte(0)).toBe(true);
				expect(rated.durationHours.gt(0)).toBe(true);
				expect(rated.periodStart >= from && rated.periodStart >= given.startedAt).toBe(true);
				expect(rated.periodEnd <= to && rated.periodEnd <= (given.endedAt ?? to)).toBe(true);
			}),
		);
	});

	it("charges a fifth of the compute rate and the whole storage rate while hibernated", () => {
		fc.assert(
			fc.property(interval, window, (given, [from, to]) => {
				const asleep = rate({ ...given, state: "hibernated" }, from, to);
				if (!asleep) return true;
				expect(asleep.computeHourlyRate.times(5).eq(given.computeHourlyRate)).toBe(true);
				expect(asleep.storageHourlyRate.eq(given.storageHourlyRate)).toBe(true);
				expect(computeRateIn("running", given.computeHourlyRate).eq(given.computeHourlyRate)).toBe(true);
			}),
		);
	});

	it("adds exactly where binary fractions would not", () => {
		const hour = (n: number): UsageInterval => ({
			state: "running",
			volumeGb: 10,
			computeHourlyRate: "0.1",
			storageHourlyRate: "0.2",
			startedAt: new Date(epoch + n * 3_600_000),
			endedAt: new Date(epoch + (n + 1) * 3_600_000),
		});
		const parts = Array.from({ length: 10 }, (_, n) =>
			rate(hour(n), new Date(epoch), new Date(epoch + year)),
		);
		expect(cost(parts).toFixed()).toBe("3");
		expect(storageHourlyRate("0.100", 730)).toBe("0.1000000000");
	});
});
