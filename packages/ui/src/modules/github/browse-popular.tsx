import { type BrowseCategory, browseCategories, type GithubRepo } from "@roost/api-client/contract/github";
import { SearchX } from "lucide-react";
import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { SearchBox } from "../../primitives/search-box.tsx";
import { Choices } from "./choices.tsx";
import { RepoGrid, RepoGridLoading } from "./repo-grid.tsx";

/** The most that are shown [const-browse-max-100]. */
export const BROWSE_LIMIT = 100;

export type BrowseState =
	| { state: "loading" }
	/** In the catalogue's words. `limited`: the code host allows no more searches for now. */
	| { state: "failed"; text: string; limited: boolean }
	| { state: "ready"; repos: readonly GithubRepo[] };

export interface BrowsePopularProps {
	results: BrowseState;
	category: BrowseCategory;
	onCategoryChange: (category: BrowseCategory) => void;
	search: string;
	/** Called as it is typed; the caller waits before it asks [const-browse-debounce-500ms]. */
	onSearchChange: (search: string) => void;
	/** What is shown belongs to an older question; the newer one is being asked. */
	refreshing?: boolean;
	onRetry: () => void;
	onPreview: (repo: GithubRepo) => void;
	/** Connecting gives a higher limit. */
	onConnect: () => void;
	onAddByLink: () => void;
}

/** The top public repositories by stars, by category or by what is typed. */
export function BrowsePopular({
	results,
	category,
	onCategoryChange,
	search,
	onSearchChange,
	refreshing = false,
	onRetry,
	onPreview,
	onConnect,
	onAddByLink,
}: BrowsePopularProps) {
	const [page, setPage] = useState(1);

	const body = () => {
		if (results.state === "loading") return <RepoGridLoading />;
		if (results.state === "failed")
			return (
				<Card padding="none">
					{results.limited ? (
						<ErrorState title="GitHub rate limit exceeded" onRetry={onRetry} retryLabel="Try Again">
							<p>{results.text}</p>
							<div className="mt-4 flex flex-wrap justify-center gap-2">
								<Button onClick={onConnect}>Connect GitHub</Button>
								<Button onClick={onAddByLink}>Add from Github Link</Button>
							</div>
						</ErrorState>
					) : (
						<ErrorState title={results.text} onRetry={onRetry} retryLabel="Try Again" />
					)}
				</Card>
			);
		if (results.repos.length === 0)
			return (
				<Card padding="none">
					<EmptyState
						icon={<SearchX />}
						title="Nothing found"
						description="No public repository with more than 1,000 stars fits. Try simpler words, or add one by its link."
						action={<Button onClick={onAddByLink}>Add from Github Link</Button>}
					/>
				</Card>
			);
		return (
			<RepoGrid
				label="Popular repositories"
				repos={results.repos.slice(0, BROWSE_LIMIT)}
				page={page}
				onPageChange={setPage}
				onPreview={onPreview}
			/>
		);
	};

	return (
		<div className="space-y-4">
			<div className="flex flex-wrap items-center gap-3">
				<SearchBox
					label="Search popular repositories"
					value={search}
					busy={refreshing}
					onValueChange={(next) => {
						onSearchChange(next);
						setPage(1);
					}}
					className="w-full sm:w-72"
				/>
				<Choices
					label="Category"
					choices={browseCategories.map((value) => ({ value, label: value === "all" ? "All" : value }))}
					value={category}
					onValueChange={(next) => {
						onCategoryChange(next);
						setPage(1);
					}}
				/>
			</div>
			{body()}
		</div>
	);
}
