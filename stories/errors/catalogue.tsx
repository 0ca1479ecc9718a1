import { type DocumentedError, documentedErrorIds, documentedErrors } from "@roost/api-client/errors";
import { Choices } from "@roost/ui/modules/github/choices";
import { EmptyState } from "@roost/ui/primitives/empty-state";
import { SearchBox } from "@roost/ui/primitives/search-box";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@roost/ui/primitives/table";
import { useState } from "react";
import { areaNames, areas, storyHref, storyIdOf } from "./areas.ts";
import { placeNames } from "./entry.tsx";
import { wordsOf } from "./samples.ts";

/** Every error a person can read: filtered by area or by words, each leading to its own page. */
export function ErrorCatalogue() {
	const [area, setArea] = useState("all");
	const [search, setSearch] = useState("");
	const sought = search.trim().toLowerCase();
	const found = documentedErrorIds.filter((id) => {
		const error: DocumentedError = documentedErrors[id];
		const text = `${id} ${error.text} ${wordsOf(id)} ${error.when}`.toLowerCase();
		return (area === "all" || error.area === area) && text.includes(sought);
	});
	return (
		<div className="mx-auto max-w-[1180px] space-y-5">
			<div className="space-y-1">
				<h1 className="font-heading text-2xl">Errors</h1>
				<p className="text-ink-secondary">
					{documentedErrorIds.length} errors a person can read. Open one to see it in its place, then walk on
					with Next.
				</p>
			</div>
			<div className="space-y-3">
				<SearchBox label="Search errors" value={search} onValueChange={setSearch} className="sm:max-w-80" />
				<Choices
					label="Area"
					choices={[
						{ value: "all", label: "All" },
						...areas.map((value) => ({ value, label: areaNames[value] ?? value })),
					]}
					value={area}
					onValueChange={setArea}
				/>
			</div>
			{found.length === 0 ? (
				<EmptyState title="No error fits" description="Choose another area, or search for other words." />
			) : (
				<Table label="Errors" stack>
					<TableHead>
						<TableColumn>Words</TableColumn>
						<TableColumn>When</TableColumn>
						<TableColumn>Where</TableColumn>
					</TableHead>
					<TableBody>
						{found.map((id) => (
							<TableRow key={id}>
								<TableCell>
									<div className="min-w-0">
										<a
											href={storyHref(storyIdOf(id))}
											target="_top"
											className="font-medium underline-offset-4 hover:underline"
										>
											{wordsOf(id) || "No words of its own"}
										</a>
										<p className="break-all font-mono text-ink-secondary text-xs">{id}</p>
									</div>
								</TableCell>
								<TableCell label="When">{documentedErrors[id].when}</TableCell>
								<TableCell label="Where">
									{placeNames[documentedErrors[id].place]}
									<div className="text-ink-secondary text-sm">{documentedErrors[id].view}</div>
								</TableCell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</div>
	);
}
