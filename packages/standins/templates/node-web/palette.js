import { createHash } from "node:crypto";

const steps = [92, 76, 58, 40, 22];

function toHex(hue, saturation, lightness) {
	const s = saturation / 100;
	const l = lightness / 100;
	const channel = (n) => {
		const k = (n + hue / 30) % 12;
		const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
		return Math.round(value * 255)
			.toString(16)
			.padStart(2, "0");
	};
	return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Five colours from light to dark; the same word always gives the same ones. */
export function paletteOf(word) {
	const bytes = createHash("sha256").update(word.trim().toLowerCase()).digest();
	const hue = (bytes[0] * 256 + bytes[1]) % 360;
	const turn = (bytes[2] % 50) - 25;
	return steps.map((lightness, index) => {
		const saturation = 34 + (bytes[3 + index] % 36);
		return { hex: toHex((hue + turn * index + 360) % 360, saturation, lightness), lightness };
	});
}
