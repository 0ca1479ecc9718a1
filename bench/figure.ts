/** One measured figure beside what a person would use in the place of it, both from the same run. */
export type Figure = {
	name: string;
	/** Null: not measured here; `note` says why. */
	value: number | null;
	unit: string;
	beside: { name: string; value: number } | null;
	/** `value / beside.value`. */
	ratio: number | null;
	/** What is aimed for, in words; null where nothing is. */
	aim: string | null;
	/** Whether the aim is met; null without an aim or a value. */
	holds: boolean | null;
	note?: string;
};

type Measured = { name: string; value: number; unit: string; note?: string };
type Beside = { name: string; value: number };

const rounded = (value: number) => Number(value.toPrecision(4));

const made = (
	measured: Measured,
	beside: Beside | null,
	aim: string | null,
	holds: boolean | null,
): Figure => ({
	name: measured.name,
	value: rounded(measured.value),
	unit: measured.unit,
	beside: beside && { name: beside.name, value: rounded(beside.value) },
	ratio: beside && rounded(measured.value / beside.value),
	aim,
	holds,
	...(measured.note !== undefined && { note: measured.note }),
});

/** A time: it may take at most `most` times what the bare alternative takes. */
export const atMostTimes = (measured: Measured, beside: Beside, most: number): Figure =>
	made(measured, beside, `ratio ≤ ${most}`, measured.value / beside.value <= most);

/** A rate: it must reach at least `least` times what the bare alternative reaches. */
export const atLeastTimes = (measured: Measured, beside: Beside, least: number): Figure =>
	made(measured, beside, `ratio ≥ ${least}`, measured.value / beside.value >= least);

/** A time that may exceed the bare alternative's by at most `most`. */
export const atMostOver = (measured: Measured, beside: Beside, most: number): Figure =>
	made(
		measured,
		beside,
		`≤ ${most} ${measured.unit} over ${beside.name}`,
		measured.value - beside.value <= most,
	);

export const atMost = (measured: Measured, most: number): Figure =>
	made(measured, null, `≤ ${most} ${measured.unit}`, measured.value <= most);

/** A figure nothing is aimed for. */
export const plain = (measured: Measured, beside: Beside | null = null): Figure =>
	made(measured, beside, null, null);

export const notMeasured = (name: string, unit: string, note: string): Figure => ({
	name,
	value: null,
	unit,
	beside: null,
	ratio: null,
	aim: null,
	holds: null,
	note,
});

const shown = (value: number | null) => (value === null ? "–" : String(value));

/** The figures as lines of text, columns aligned. */
export function table(figures: readonly Figure[]): string {
	const rows = figures.map(({ name, value, unit, beside, ratio, aim, holds, note }) => [
		name,
		value === null ? "not measured" : `${value} ${unit}`,
		beside ? `${beside.value} ${unit}  ${beside.name}` : "",
		shown(ratio),
		aim ?? "",
		holds === null ? "" : holds ? "holds" : "FALLS SHORT",
		note ?? "",
	]);
	const all = [["", "Roost", "beside", "ratio", "aim", "", ""], ...rows];
	const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
	return all
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
