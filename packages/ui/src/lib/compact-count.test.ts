import { expect, it } from "vitest";
import { compactCount } from "./compact-count.ts";

it("[github-stars-k] [github-forks-km] shows thousands as k with one decimal", () => {
	expect(compactCount(0)).toBe("0");
	expect(compactCount(999)).toBe("999");
	expect(compactCount(1000)).toBe("1.0k");
	expect(compactCount(1234)).toBe("1.2k");
	expect(compactCount(45_600)).toBe("45.6k");
	expect(compactCount(999_999)).toBe("999.9k");
});

it("[github-stars-m] shows millions as M with one decimal", () => {
	expect(compactCount(1_000_000)).toBe("1.0M");
	expect(compactCount(1_234_567)).toBe("1.2M");
	expect(compactCount(12_000_000)).toBe("12.0M");
});
