/**
 * The `d` of a line through evenly spaced values, in a box of `width` × `height` px with `inset` px kept free for the
 * stroke. Values are scaled from `min` to `max`; a flat line lies at the bottom. Fewer than two values give "".
 */
export function sparklinePath(
	values: readonly number[],
	{
		width,
		height,
		inset = 1,
		min = 0,
		max = Math.max(...values),
	}: {
		width: number;
		height: number;
		inset?: number;
		min?: number;
		max?: number;
	},
): string {
	if (values.length < 2) return "";
	const span = max - min || 1;
	const step = (width - 2 * inset) / (values.length - 1);
	return values
		.map((value, index) => {
			const x = inset + index * step;
			const y = height - inset - ((Math.min(Math.max(value, min), max) - min) / span) * (height - 2 * inset);
			return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
		})
		.join("");
}
