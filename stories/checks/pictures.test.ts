import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePixels } from "./compare-pixels.ts";
import { acceptedOf, encodePicture, type Pixels } from "./png.ts";

/** A picture painted by a function from place to 0xRRGGBB. */
function painted(width: number, height: number, colourAt: (x: number, y: number) => number): Pixels {
	const data = new Uint8Array(width * height * 4);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const colour = colourAt(x, y);
			data.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 255], (y * width + x) * 4);
		}
	}
	return { width, height, data };
}

const fewColours = painted(40, 30, (x, y) => (x < 20 ? 0xf9f9f8 : 0x21201c + ((y % 9) << 4)));
/** Paper, and 900 colours of letters' edges. */
const manyColours = painted(60, 60, (x, y) => (x < 30 ? 0xfdfdfc : ((x * 8) << 16) | ((y * 4) << 8) | 0x40));

function accepted(pixels: Pixels) {
	const png = encodePicture(pixels, "d".repeat(64));
	const said = acceptedOf(png);
	if (said === null) throw new Error("not readable");
	return { picture: PNG.sync.read(png), said };
}

describe("an accepted picture", () => {
	it("is kept as it was, where its colours fit", () => {
		const { picture, said } = accepted(fewColours);
		expect(picture.data.every((value, at) => value === fewColours.data[at])).toBe(true);
		expect(said.digest).toBe("d".repeat(64));
	});

	it.each([
		["few", fewColours],
		["many", manyColours],
	])("is the same as what it was made from, with %s colours", (_name, pixels) => {
		const { picture, said } = accepted(pixels);
		expect(comparePixels(picture, pixels, said)).toEqual({ same: true });
	});

	it("never moves a colour far to tell it from a kept one", () => {
		// Pure blue is kept; its neighbours round to it.
		const blues = painted(80, 80, (x, y) => (x < 40 ? 0x70b8ff : (x << 16) | (y << 8) | (0xf0 + (x % 15))));
		const { picture, said } = accepted(blues);
		expect(comparePixels(picture, blues, said)).toEqual({ same: true });
	});

	it("keeps the commonest colour exactly, however many there are", () => {
		const { picture, said } = accepted(manyColours);
		expect(picture.data.readUIntBE(0, 3)).toBe(0xfdfdfc);
		expect(said.exact).toContain(0xfdfdfc);
	});

	it("is not claimed of a picture from elsewhere", () => {
		const foreign = PNG.sync.write(
			Object.assign(new PNG({ width: 4, height: 4 }), { data: Buffer.alloc(64, 255) }),
		);
		expect(acceptedOf(foreign)).toBeNull();
	});
});

describe("a picture that changed", () => {
	const { picture, said } = accepted(manyColours);

	it("is found when the ground is four shades darker", () => {
		const darker = painted(60, 60, (x, y) => (x < 30 ? 0xf9f9f8 : ((x * 8) << 16) | ((y * 4) << 8) | 0x40));
		expect(comparePixels(picture, darker, said)).toMatchObject({ same: false, why: "1800 px changed" });
	});

	it("is found when three pixels changed, and shows them in red", () => {
		const speck = painted(60, 60, (x, y) =>
			x < 3 && y === 0 ? 0xbe292f : x < 30 ? 0xfdfdfc : ((x * 8) << 16) | ((y * 4) << 8) | 0x40,
		);
		const verdict = comparePixels(picture, speck, said);
		expect(verdict).toMatchObject({ same: false, why: "3 px changed" });
		expect(verdict.same ? null : verdict.diff?.data.readUIntBE(0, 3)).toBe(0xdc1e28);
	});

	it("is found when its size changed", () => {
		expect(
			comparePixels(
				picture,
				painted(60, 61, () => 0),
				said,
			),
		).toEqual({
			same: false,
			why: "60×60 px became 60×61 px",
			diff: null,
		});
	});
});
