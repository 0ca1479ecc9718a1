import { describe, expect, it } from "vitest";
import { longDay, shortInstant, usageDuration, usd } from "./figures.ts";

describe("usageDuration", () => {
	it("[billing-duration-minutes] says minutes under an hour", () => {
		expect(usageDuration(0)).toBe("0 minutes");
		expect(usageDuration(1 / 60)).toBe("1 minute");
		expect(usageDuration(0.7)).toBe("42 minutes");
		expect(usageDuration(59 / 60)).toBe("59 minutes");
	});

	it("[billing-duration-hours] says hours from one hour up to, not including, 24", () => {
		expect(usageDuration(1)).toBe("1 hour");
		expect(usageDuration(11)).toBe("11 hours");
		expect(usageDuration(2.25)).toBe("2.3 hours");
		expect(usageDuration(23.9)).toBe("23.9 hours");
	});

	it("[billing-duration-days-hours] says days plus hours from 24 hours on", () => {
		expect(usageDuration(24)).toBe("1 day 0 hours");
		expect(usageDuration(102)).toBe("4 days 6 hours");
		expect(usageDuration(349)).toBe("14 days 13 hours");
	});

	it("never says 60 minutes or 24 hours after rounding", () => {
		expect(usageDuration(59.9 / 60)).toBe("1 hour");
		expect(usageDuration(23.97)).toBe("1 day 0 hours");
		expect(usageDuration(47.8)).toBe("2 days 0 hours");
	});
});

it("[pricing-card-hourly] [pricing-storage-price] shows three decimals where asked", () => {
	expect(usd(0.0844, 3)).toBe("$0.084");
	expect(usd(0.1, 3)).toBe("$0.100");
	expect(usd(1240.5)).toBe("$1,240.50");
});

it("writes days and instants in UTC", () => {
	expect(longDay("2026-03-02T23:30:00.000-02:00")).toBe("3 March 2026");
	expect(shortInstant("2026-11-17T03:00:00.000Z")).toBe("17 Nov, 03:00");
});
