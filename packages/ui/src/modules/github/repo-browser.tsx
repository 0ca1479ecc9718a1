import { GitBranch } from "lucide-react";
import { useState } from "react";
import { filterRepos, type ListedRepo, type RepoFilter, repoFilters } from "../../lib/repo-list.ts";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { SearchBox } from "../../primitives/search-box.tsx";
import { Choices } from "./choices.tsx";
import { RepoGrid, RepoGridLoading } from "./repo-grid.tsx";

export type RepoListState =
	| { state: "loading" }
	/** In the catalogue's words. */
	| { state: "failed"; text: string }
	| { state: "ready"; repos: readonly ListedRepo[] };

export interface RepoBrowserProps {
	list: RepoListState;
	onRetry: () => void;
	onPreview: (repo: ListedRepo) => void;
	/** Leads to the manual form, where there is nothing to choose. */
	onAddByLink: () => void;
}

/** The person's own repositories: search, filters, a grid of 12. */
export function RepoBrowser({ list, onRetry, onPreview, onAddByLink }: RepoBrowserProps) {
	const [search, setSearch] = useState("");
	const [filter, setFilter] = useState<RepoFilter>("All");
	const [page, setPage] = useState(1);
	const narrowed = search.trim() !== "" || filter !== "All";

	const body = () => {
		if (list.state === "loading") return <RepoGridLoading />;
		if (list.state === "failed")
			return (
				<Card padding="none">
					<ErrorState title={list.text} onRetry={onRetry} retryLabel="Try Again">
						Your repositories are safe; they could not be listed.
					</ErrorState>
				</Card>
			);
		const found = filterRepos(list.repos, filter, search);
		if (found.length > 0)
			return (
				<RepoGrid
					label="Repositories"
					repos={found}
					page={page}
					onPageChange={setPage}
					onPreview={onPreview}
				/>
			);
		return (
			<Card padding="none">
				{narrowed ? (
					<EmptyState
						icon={<GitBranch />}
						title="No repository matches"
						description={`None of your ${list.repos.length} repositories fits the search and the filter.`}
						action={
							<Button
								onClick={() => {
									setSearch("");
									setFilter("All");
								}}
							>
								Show all
							</Button>
						}
					/>
				) : (
					<EmptyState
						icon={<GitBranch />}
						title="No repositories yet"
						description="The connected GitHub account has none. Create one there, or add a public one by its link."
						action={<Button onClick={onAddByLink}>Add from Github Link</Button>}
					/>
				)}
			</Card>
		);
	};

	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center gap-3">
				<SearchBox
					label="Search repositories"
					value={search}
					onValueChange={(next) => {
						setSearch(next);
						setPage(1);
					}}
					className="w-full sm:w-64"
				/>
				<Choices
					label="Filter"
					choices={repoFilters.map((value) => ({ value, label: value }))}
					value={filter}
					onValueChange={(next) => {
						setFilter(next);
						setPage(1);
					}}
				/>
			</div>
			{body()}
		</div>
	);
}
