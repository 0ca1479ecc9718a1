import { describe, expect, it } from "vitest";
import { cardExpiry, cardName, hasValidCard, isCardExpired, MIN_VALID_CARDS } from "./card.ts";

const now = new Date("2026-11-21T09:00:00Z");

describe("isCardExpired", () => {
	it("[valid-card-expired-year] is expired in any month of an earlier year", () => {
		expect(isCardExpired({ exp_month: 12, exp_year: 2025 }, now)).toBe(true);
	});

	it("[valid-card-expired-month] is expired in an earlier month of this year", () => {
		expect(isCardExpired({ exp_month: 10, exp_year: 2026 }, now)).toBe(true);
	});

	it("[valid-card-current-month] is good through its last month and later", () => {
		expect(isCardExpired({ exp_month: 11, exp_year: 2026 }, now)).toBe(false);
		expect(isCardExpired({ exp_month: 11, exp_year: 2026 }, new Date("2026-11-30T23:59:59Z"))).toBe(false);
		expect(isCardExpired({ exp_month: 12, exp_year: 2026 }, now)).toBe(false);
		expect(isCardExpired({ exp_month: 1, exp_year: 2027 }, now)).toBe(false);
		expect(isCardExpired({ exp_month: 11, exp_year: 2026 }, new Date("2026-12-01T00:00:00Z"))).toBe(true);
	});
});

it("[const-min-valid-cards-1] one valid card among expired ones is enough, none is not", () => {
	const expired = { exp_month: 1, exp_year: 2020 };
	expect(MIN_VALID_CARDS).toBe(1);
	expect(hasValidCard([], now)).toBe(false);
	expect(hasValidCard([expired, expired], now)).toBe(false);
	expect(hasValidCard([expired, { exp_month: 11, exp_year: 2026 }], now)).toBe(true);
});

it("names a card by its brand and last digits", () => {
	expect(cardName({ brand: "visa", last4: "4242" })).toBe("Visa ending 4242");
	expect(cardExpiry({ exp_month: 8, exp_year: 2027 })).toBe("08/2027");
});
