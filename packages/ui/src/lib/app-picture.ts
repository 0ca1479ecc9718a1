/** What a generated picture is made of. Both tones are fixed, the same in light and dark. */
export interface AppPictureDesign {
	ground: string;
	figure: string;
	shape: AppPictureShape;
	/** Numbers from 0 up to 1 that place the shapes. */
	places: readonly number[];
}

export const appPictureShapes = ["bars", "hill", "moon", "steps", "rings"] as const;
export type AppPictureShape = (typeof appPictureShapes)[number];

/** Two tones each: a deep ground and a pale figure. */
export const appPictureTones = [
	{ ground: "#2c5f5d", figure: "#e8d9b0" },
	{ ground: "#6d3d2b", figure: "#f0c987" },
	{ ground: "#21304f", figure: "#b9c7e6" },
	{ ground: "#4b2e4f", figure: "#f3c7d8" },
	{ ground: "#3c4720", figure: "#e4ecc0" },
	{ ground: "#5c2a35", figure: "#f2c4b3" },
	{ ground: "#1f4a66", figure: "#cfe3dc" },
	{ ground: "#4a4230", figure: "#ecdcb9" },
] as const;

/** FNV-1a, 32 bits: the same name gives the same picture on every device. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (const char of text) {
		value ^= char.codePointAt(0) ?? 0;
		value = Math.imul(value, 0x01000193);
	}
	// A last stir, so that names that differ only at the end fall far apart.
	value ^= value >>> 15;
	value = Math.imul(value, 0x2c1b3c6d);
	return (value ^ (value >>> 12)) >>> 0;
}

/** Chooses tones and shapes by the app's name. */
export function designAppPicture(name: string): AppPictureDesign {
	const seed = hash(name);
	const tones = appPictureTones[seed % appPictureTones.length] ?? appPictureTones[0];
	const shape = appPictureShapes[(seed >>> 5) % appPictureShapes.length] ?? appPictureShapes[0];
	const places = Array.from({ length: 6 }, (_, index) => (hash(`${name}#${index}`) % 1000) / 1000);
	return { ...tones, shape, places };
}
