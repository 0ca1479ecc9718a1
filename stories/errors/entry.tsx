import {
	type DocumentedError,
	type DocumentedErrorId,
	documentedErrorIds,
	documentedErrors,
	type ErrorPlace,
} from "@roost/api-client/errors";
import { Badge } from "@roost/ui/primitives/badge";
import { buttonClass } from "@roost/ui/primitives/button";
import { areaNames, storyHref, storyIdOf } from "./areas.ts";
import { wordsOf } from "./samples.ts";
import { scenes } from "./scenes.tsx";

export interface ErrorEntryProps {
	/** The error's id: the specification's row where there is one. */
	id: DocumentedErrorId;
}

export const placeNames: Record<ErrorPlace, string> = {
	screen: "The whole screen",
	"top-bar": "In the top bar",
	page: "On the page",
	panel: "In its panel",
	table: "In its table",
	dialog: "In its dialog",
	field: "At its field",
	toast: "A toast",
	terminal: "Inside the terminal",
	log: "In the log only",
};

/** What floats keeps to the scene's side of the window, so that the sheet can be read beside it. */
const besideTheSheet = `
@media (min-width: 1024px) {
	[data-slot="dialog-overlay"] { left: 360px; }
	[data-slot="dialog"], [data-slot="confirm-dialog"] { left: 360px; width: calc(100vw - 392px); }
}`;

function Step({ to, children }: { to: DocumentedErrorId | undefined; children: string }) {
	if (to === undefined) return <span className="text-ink-secondary">{children}</span>;
	return (
		<a href={storyHref(storyIdOf(to))} target="_top" title={to} className={buttonClass({ size: "sm" })}>
			{children}
		</a>
	);
}

function Sheet({ id }: ErrorEntryProps) {
	const error: DocumentedError = documentedErrors[id];
	const at = documentedErrorIds.indexOf(id);
	const facts = [
		["When", error.when],
		["Where", `${placeNames[error.place]}: ${error.view}.`],
		["What you can do", error.remedy],
	] as const;
	return (
		<aside
			data-slot="error-sheet"
			aria-label="Error"
			className="z-30 flex flex-col gap-5 border-hairline bg-paper p-5 max-lg:border-b lg:min-h-dvh lg:w-[360px] lg:shrink-0 lg:border-r"
		>
			<div className="flex items-center justify-between gap-3">
				<Badge>{areaNames[error.area]}</Badge>
				<span className="text-ink-secondary text-sm tabular-nums">
					{at + 1} of {documentedErrorIds.length}
				</span>
			</div>
			<div className="space-y-1.5">
				<p className="break-all font-mono text-ink-secondary text-sm">{id}</p>
				<p data-slot="exact-words" className="text-pretty font-semibold text-lg">
					{error.text === "" ? "No words of its own" : wordsOf(id)}
				</p>
				{error.text !== "" && error.text !== wordsOf(id) ? (
					<p className="break-words font-mono text-ink-secondary text-xs">{error.text}</p>
				) : null}
			</div>
			<dl className="space-y-3">
				{facts.map(([term, fact]) => (
					<div key={term}>
						<dt className="text-ink-secondary text-sm">{term}</dt>
						<dd className="text-pretty">{fact}</dd>
					</div>
				))}
			</dl>
			<nav aria-label="Errors" className="mt-auto flex flex-wrap items-center gap-2">
				<Step to={documentedErrorIds[at - 1]}>Previous</Step>
				<Step to={documentedErrorIds[at + 1]}>Next</Step>
				<a
					href={storyHref("errors-catalogue--all")}
					target="_top"
					className={buttonClass({ size: "sm", variant: "quiet" })}
				>
					All, by area
				</a>
			</nav>
		</aside>
	);
}

/** An error of the catalogue beside the place where the person reads it, in the real view. */
export function ErrorEntry({ id }: ErrorEntryProps) {
	return (
		<div className="flex max-lg:flex-col">
			<style>{besideTheSheet}</style>
			<Sheet id={id} />
			<div key={id} data-slot="error-scene" className="relative min-h-[480px] min-w-0 flex-1">
				{scenes[id]()}
			</div>
		</div>
	);
}
