import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Roles of the design's tokens, so that the editor follows the theme around it and every colour can be read. */
const look = EditorView.theme({
	"&": { height: "100%", backgroundColor: "var(--paper)", color: "var(--ink)" },
	"&.cm-focused": { outline: "none" },
	".cm-scroller": { fontFamily: "var(--font-mono)", fontSize: "0.8125rem", lineHeight: "1.25rem" },
	".cm-content": { padding: "0.5rem 0", caretColor: "var(--ink)" },
	".cm-gutters": {
		backgroundColor: "var(--paper)",
		color: "var(--ink-secondary)",
		borderRight: "1px solid var(--hairline)",
	},
	".cm-lineNumbers .cm-gutterElement": { padding: "0 0.75rem" },
	".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--sunken)" },
	".cm-line": { padding: "0 0.75rem" },
	".cm-cursor": { borderLeftColor: "var(--ink)" },
	"&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
		backgroundColor: "color-mix(in oklab, var(--blue-9) 28%, transparent)",
	},
});

const colours = HighlightStyle.define([
	{ tag: [tags.comment, tags.meta], color: "var(--ink-secondary)" },
	{ tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: "var(--status-blue)" },
	{ tag: [tags.string, tags.regexp, tags.special(tags.string)], color: "var(--status-green)" },
	{ tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--status-orange)" },
	{ tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], color: "var(--ink)" },
	{ tag: [tags.heading, tags.strong], fontWeight: "600" },
	{ tag: tags.emphasis, fontStyle: "italic" },
	{ tag: [tags.link, tags.url], color: "var(--status-blue)", textDecoration: "underline" },
	{ tag: tags.invalid, color: "var(--status-red)" },
]);

export const codeTheme = [look, syntaxHighlighting(colours)];
