/** Where the person reads an error. `log`: nowhere on screen, only in the console or the server's log. */
export const errorPlaces = [
	"screen",
	"top-bar",
	"page",
	"panel",
	"table",
	"dialog",
	"field",
	"toast",
	"terminal",
	"log",
] as const;
export type ErrorPlace = (typeof errorPlaces)[number];

export type DocumentedError = {
	/** The product's area, as in docs/spec/requirements.tsv. */
	area: string;
	/** The exact words, with {placeholders}. Empty: the words come from what failed. */
	text: string;
	when: string;
	place: ErrorPlace;
	/** The view of packages/ui/src/modules it appears in, in words. */
	view: string;
	/** What the person can do. */
	remedy: string;
};

export const documented = <const Table extends Record<string, DocumentedError>>(table: Table) => table;
