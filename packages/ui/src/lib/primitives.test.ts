import { describe, expect, it } from "vitest";
import { appPictureShapes, appPictureTones, designAppPicture } from "./app-picture.ts";
import { fileSizeText } from "./file-size.ts";
import { initials } from "./initials.ts";
import { pageWindow } from "./page-window.ts";
import { sparklinePath } from "./sparkline-path.ts";

describe("a generated picture", () => {
	const names = Array.from({ length: 400 }, (_, index) => `App ${index}`);

	it("is the same for the same name", () => {
		expect(designAppPicture("Trail notes")).toEqual(designAppPicture("Trail notes"));
	});

	it("uses every pair of tones and every shape, none of them much more than another", () => {
		const designs = names.map(designAppPicture);
		for (const { ground } of appPictureTones) {
			const share = designs.filter((design) => design.ground === ground).length / names.length;
			expect(share, ground).toBeGreaterThan(0.06);
			expect(share, ground).toBeLessThan(0.2);
		}
		for (const shape of appPictureShapes) {
			expect(designs.filter((design) => design.shape === shape).length, shape).toBeGreaterThan(50);
		}
	});
});

it.each([
	[0, "0 B"],
	[900, "900 B"],
	[1_000, "1 kB"],
	[1_536_000, "1.5 MB"],
	[52_428_800, "52 MB"],
	[999_900, "1 MB"],
])("says %i bytes as %s", (bytes, text) => {
	expect(fileSizeText(bytes)).toBe(text);
});

it.each([
	["Priya Raman", "PR"],
	["pro@roost.test", "PR"],
	["jean-luc.picard@roost.test", "JL"],
	["Ö", "Ö"],
	["", ""],
])("takes the initials of %j", (name, letters) => {
	expect(initials(name)).toBe(letters);
});

it.each([
	[1, 1, "1"],
	[1, 12, "1 2 … 12"],
	[3, 12, "1 2 3 4 … 12"],
	[4, 12, "1 2 3 4 5 … 12"],
	[6, 12, "1 … 5 6 7 … 12"],
	[12, 12, "1 … 11 12"],
	[2, 3, "1 2 3"],
])("on page %i of %i, offers %s", (page, pageCount, offered) => {
	expect(
		pageWindow(page, pageCount)
			.map((entry) => entry.page ?? "…")
			.join(" "),
	).toBe(offered);
});

describe("a sparkline", () => {
	const box = { width: 60, height: 20 };

	it("runs from edge to edge, its highest value at the top", () => {
		expect(sparklinePath([0, 10], box)).toBe("M1.0 19.0L59.0 1.0");
	});

	it("lies at the bottom where nothing happens, and inside the box where more than the most does", () => {
		expect(sparklinePath([0, 0], box)).toBe("M1.0 19.0L59.0 19.0");
		expect(sparklinePath([0, 250], { ...box, max: 100 })).toBe("M1.0 19.0L59.0 1.0");
	});

	it("is nothing with fewer than two values", () => {
		expect(sparklinePath([3], box)).toBe("");
		expect(sparklinePath([], box)).toBe("");
	});
});
