const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** A size in bytes as a person says it, in steps of 1000: 900 → '900 B', 1536000 → '1.5 MB'. */
export function fileSizeText(bytes: number): string {
	let size = bytes;
	let unit = 0;
	while (size >= 999.5 && unit < UNITS.length - 1) {
		size /= 1000;
		unit += 1;
	}
	const figures = unit > 0 && size < 9.95 ? size.toFixed(1).replace(/\.0$/, "") : size.toFixed(0);
	return `${figures} ${UNITS[unit]}`;
}
