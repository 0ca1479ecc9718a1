import type { Extension } from "@codemirror/state";

/** Each language is a chunk of its own, loaded with the first file that is written in it. */
const javascript = (options: { jsx: boolean; typescript: boolean }) => async () =>
	(await import("@codemirror/lang-javascript")).javascript(options);
const python = async () => (await import("@codemirror/lang-python")).python();
const markdown = async () => (await import("@codemirror/lang-markdown")).markdown();
const html = async () => (await import("@codemirror/lang-html")).html();
const css = async () => (await import("@codemirror/lang-css")).css();
const json = async () => (await import("@codemirror/lang-json")).json();

const byExtension: Record<string, () => Promise<Extension>> = {
	js: javascript({ jsx: true, typescript: false }),
	mjs: javascript({ jsx: false, typescript: false }),
	cjs: javascript({ jsx: false, typescript: false }),
	jsx: javascript({ jsx: true, typescript: false }),
	ts: javascript({ jsx: false, typescript: true }),
	tsx: javascript({ jsx: true, typescript: true }),
	py: python,
	md: markdown,
	html,
	htm: html,
	css,
	json,
};

/** The language of a file by its extension; nothing where it is not one we colour. */
export async function languageOf(path: string): Promise<Extension | undefined> {
	const extension = path.split(".").at(-1)?.toLowerCase() ?? "";
	return byExtension[extension]?.();
}
