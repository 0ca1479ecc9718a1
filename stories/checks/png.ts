import { deflateSync } from "node:zlib";

/** Pixels as Chromium gives them and pngjs reads them: RGBA, 8 bits each. */
export interface Pixels {
	width: number;
	height: number;
	data: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const KEYWORD = "roost-story\0";

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
	let value = index;
	for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
	return value >>> 0;
});

function crc(bytes: Uint8Array): number {
	let value = 0xffffffff;
	for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
	return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, body: Uint8Array): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
	const framed = Buffer.alloc(named.length + 8);
	framed.writeUInt32BE(body.length, 0);
	named.copy(framed, 4);
	framed.writeUInt32BE(crc(named), named.length + 4);
	return framed;
}

/** The commonest colours are kept as they are: grounds, inks, borders. The rest are edges of letters. */
const KEPT = 64;
const MOST_COLOURS = 256;
/** How coarsely the other colours are rounded, the finest that fits being taken; 64 always fits. */
const STEPS = [1, 2, 4, 8, 16, 32, 64];

const colourAt = (data: Uint8Array, at: number) =>
	((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

function rounded(colour: number, step: number): number {
	const round = (channel: number) => Math.min(255, Math.round(channel / step) * step);
	return (round(colour >> 16) << 16) | (round((colour >> 8) & 0xff) << 8) | round(colour & 0xff);
}

/** Every colour's place in a palette of at most 256, and how far a colour that was not kept may have moved. */
function paletteOf({ data }: Pixels): { colours: number[]; placeOf: Map<number, number>; step: number } {
	const counts = new Map<number, number>();
	for (let at = 0; at < data.length; at += 4) {
		const colour = colourAt(data, at);
		counts.set(colour, (counts.get(colour) ?? 0) + 1);
	}
	const commonest = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
	const kept = commonest.slice(0, KEPT);
	const exact = new Set(kept);
	const others = commonest.slice(KEPT);
	for (const step of STEPS) {
		// A rounded colour must not pass for a kept one: it steps aside by a shade of blue.
		const moved = (colour: number) => {
			const to = rounded(colour, step);
			let aside = to;
			for (let shade = 1; step > 1 && exact.has(aside); shade += 1) aside = to ^ shade;
			return aside;
		};
		const colours = [...new Set([...kept, ...others.map(moved)])];
		if (colours.length > MOST_COLOURS && step !== 64) continue;
		const places = new Map(colours.map((colour, place) => [colour, place]));
		const placeOf = new Map(kept.map((colour) => [colour, places.get(colour) ?? 0]));
		for (const colour of others) placeOf.set(colour, places.get(moved(colour)) ?? 0);
		return { colours, placeOf, step };
	}
	throw new Error("unreachable: a step of 64 leaves at most 125 colours");
}

/** What a picture says of itself, read without decoding it. */
export interface Accepted {
	/** SHA-256 of the capture it was made from: the same digest is the same picture. */
	digest: string;
	/** How far a channel of a colour that is not in `exact` may be from the capture's. */
	rounding: number;
	/** Colours, as 0xRRGGBB, that are just as captured. */
	exact: ReadonlySet<number>;
}

/**
 * A PNG of one byte per pixel, a third of the size of the capture. It carries the capture's digest, so that the next
 * capture can be compared without decoding either.
 */
export function encodePicture(pixels: Pixels, digest: string): Buffer {
	const { width, height, data } = pixels;
	const { colours, placeOf, step } = paletteOf(pixels);
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			rows[y * (width + 1) + 1 + x] = placeOf.get(colourAt(data, (y * width + x) * 4)) ?? 0;
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header[8] = 8;
	header[9] = 3;
	return Buffer.concat([
		SIGNATURE,
		chunk("IHDR", header),
		chunk("tEXt", Buffer.from(`${KEYWORD}${digest} ${step / 2 + 1}`, "latin1")),
		chunk("PLTE", Buffer.from(colours.flatMap((c) => [c >> 16, (c >> 8) & 0xff, c & 0xff]))),
		chunk("IDAT", deflateSync(rows, { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/** Reads what `encodePicture` wrote; null where another program made the picture. */
export function acceptedOf(png: Buffer): Accepted | null {
	// The order of chunks is ours: 8 bytes of signature, 25 of IHDR, then tEXt, then PLTE.
	const textEnd = 41 + png.readUInt32BE(33);
	const text = png.subarray(41, textEnd).toString("latin1");
	if (!text.startsWith(KEYWORD)) return null;
	const [digest = "", rounding = "0"] = text.slice(KEYWORD.length).split(" ");
	const palette = png.subarray(textEnd + 12, textEnd + 12 + png.readUInt32BE(textEnd + 4));
	const exact = new Set<number>();
	for (let at = 0; at < palette.length && exact.size < KEPT; at += 3) exact.add(palette.readUIntBE(at, 3));
	return { digest, rounding: Number(rounding), exact };
}
