import fc from "fast-check";
import { expect, it } from "vitest";
import { backoffSchedule, backoffSeconds } from "./backoff.ts";

it("doubles from one second up to thirty", () => {
	expect(backoffSchedule).toEqual([1, 2, 4, 8, 16, 30]);
});

it("never shrinks and never passes thirty seconds", () => {
	fc.assert(
		fc.property(fc.nat(), (failures) => {
			expect(backoffSeconds(failures)).toBeLessThanOrEqual(backoffSeconds(failures + 1));
			expect(backoffSeconds(failures)).toBeLessThanOrEqual(30);
			expect(backoffSeconds(failures)).toBeGreaterThanOrEqual(1);
		}),
	);
});
