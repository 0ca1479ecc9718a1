import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from "@codemirror/view";
import { minimalSetup } from "codemirror";
import { useEffect, useRef } from "react";
import { codeTheme } from "./code-theme.ts";
import { languageOf } from "./languages.ts";

export interface CodeTextProps {
	/** Names the text and gives its language. A new path is a new document, without the old one's history. */
	path: string;
	text: string;
	/** The number of the first line, from 1; greater where a part of a file is loaded. */
	firstLine: number;
	readOnly: boolean;
	onChange: (text: string) => void;
	/** A line, numbered as shown, to bring into view. */
	goToLine?: number | undefined;
}

/** The text of a file, with its line numbers. Loaded lazily: CodeMirror is not small. */
export default function CodeText({ path, text, firstLine, readOnly, onChange, goToLine }: CodeTextProps) {
	const host = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(null);
	const settings = useRef(new Compartment());
	const tell = useRef(onChange);
	useEffect(() => {
		tell.current = onChange;
	}, [onChange]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the text is given once per path; later ones follow below.
	useEffect(() => {
		if (host.current === null) return;
		const language = new Compartment();
		const editor = new EditorView({
			parent: host.current,
			state: EditorState.create({
				doc: text,
				extensions: [
					minimalSetup,
					codeTheme,
					highlightActiveLine(),
					highlightActiveLineGutter(),
					language.of([]),
					settings.current.of([]),
					EditorView.contentAttributes.of({ "aria-label": `Text of ${path}`, tabindex: "0" }),
					EditorView.updateListener.of((update) => {
						if (update.docChanged) tell.current(update.state.doc.toString());
					}),
				],
			}),
		});
		view.current = editor;
		let gone = false;
		void languageOf(path).then((extension) => {
			if (!gone && extension !== undefined) editor.dispatch({ effects: language.reconfigure(extension) });
		});
		return () => {
			gone = true;
			editor.destroy();
			view.current = null;
		};
	}, [path]);

	// Another chunk was loaded, or the file was loaded anew. What the person types is already there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new path has a new view.
	useEffect(() => {
		const editor = view.current;
		if (editor === null) return;
		const now = editor.state.doc.toString();
		if (now === text) return;
		const changes = text.startsWith(now)
			? { from: now.length, insert: text.slice(now.length) }
			: { from: 0, to: now.length, insert: text };
		editor.dispatch({ changes });
	}, [text, path]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new path has a new view.
	useEffect(() => {
		view.current?.dispatch({
			effects: settings.current.reconfigure([
				lineNumbers({ formatNumber: (line) => String(line + firstLine - 1) }),
				EditorState.readOnly.of(readOnly),
			]),
		});
	}, [firstLine, readOnly, path]);

	useEffect(() => {
		const editor = view.current;
		if (editor === null || goToLine === undefined) return;
		const wanted = Math.min(Math.max(goToLine - firstLine + 1, 1), editor.state.doc.lines);
		const at = editor.state.doc.line(wanted).from;
		editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
	}, [goToLine, firstLine]);

	return <div ref={host} data-slot="code-text" className="h-full min-h-0 overflow-hidden" />;
}
