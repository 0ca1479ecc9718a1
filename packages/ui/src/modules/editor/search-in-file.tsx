import type { SearchResult } from "@roost/api-client/contract/files";
import { useState } from "react";
import { cn } from "../../lib/cn.ts";
import { LISTED_MATCHES, moreMatchesText } from "../../lib/file-view.ts";
import { Button } from "../../primitives/button.tsx";
import { ScrollRegion } from "../../primitives/scroll-region.tsx";
import { SearchBox } from "../../primitives/search-box.tsx";

export type FileSearch =
	| { state: "idle" }
	| { state: "searching" }
	| { state: "done"; query: string; result: SearchResult };

export interface SearchInFileProps {
	search: FileSearch;
	/** Trimmed, never empty [valid-editor-search-non-empty]. */
	onSearch: (query: string) => void;
	/** Leads to a match's line. */
	onOpenMatch: (line: number) => void;
	/** The box was emptied. */
	onClear: () => void;
}

function Results({ search, onOpenMatch }: Pick<SearchInFileProps, "search" | "onOpenMatch">) {
	if (search.state !== "done") return null;
	const { total_matches: total, matches } = search.result;
	const more = moreMatchesText(total);
	return (
		<div className="space-y-2">
			<p role="status" className="text-ink-secondary text-sm">
				{total === 0
					? `No matches for ${search.query}`
					: `${total} ${total === 1 ? "match" : "matches"} for ${search.query}`}
			</p>
			{total === 0 ? null : (
				<ScrollRegion label="Matches" className="max-h-56 rounded-control border border-hairline bg-canvas">
					<ol aria-label="Matches" className="divide-y divide-hairline">
						{matches.slice(0, LISTED_MATCHES).map((match) => (
							<li key={match.match_line}>
								<button
									type="button"
									onClick={() => onOpenMatch(match.match_line)}
									className="block w-full px-2.5 py-1.5 text-left font-mono text-xs transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
								>
									{match.context_lines.map((line) => (
										<span
											key={line.line_number}
											className={cn("flex gap-3", line.is_match ? "text-ink" : "text-ink-secondary")}
										>
											<span className="w-10 shrink-0 text-right tabular-nums">{line.line_number}</span>
											<span
												className={cn("min-w-0 truncate whitespace-pre", line.is_match && "font-semibold")}
											>
												{line.content}
											</span>
										</span>
									))}
								</button>
							</li>
						))}
					</ol>
					{more === undefined ? null : (
						<p className="border-hairline border-t px-2.5 py-2 text-ink-secondary text-sm">{more}</p>
					)}
				</ScrollRegion>
			)}
		</div>
	);
}

/** Finds a text in the whole file, loaded or not: by Enter, or by the button. */
export function SearchInFile({ search, onSearch, onOpenMatch, onClear }: SearchInFileProps) {
	const [query, setQuery] = useState("");
	const run = () => {
		const sought = query.trim();
		if (sought !== "" && search.state !== "searching") onSearch(sought);
	};
	return (
		<div className="space-y-2">
			<div className="flex gap-2">
				<SearchBox
					label="Search in file"
					size="sm"
					value={query}
					onValueChange={(next) => {
						setQuery(next);
						if (next === "") onClear();
					}}
					onSubmit={run}
					className="min-w-0 flex-1"
				/>
				<Button size="sm" busy={search.state === "searching"} disabled={query.trim() === ""} onClick={run}>
					Search
				</Button>
			</div>
			<Results search={search} onOpenMatch={onOpenMatch} />
		</div>
	);
}
