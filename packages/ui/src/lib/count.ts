const words = [
	"no",
	"one",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve",
];

/** A small number as a word, a larger one in figures: two, 13. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** 1 app, 2 apps. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
	`${count} ${count === 1 ? one : many}`;
