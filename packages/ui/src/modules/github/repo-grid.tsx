import type { GithubRepo } from "@roost/api-client/contract/github";
import { pageOf } from "../../lib/repo-list.ts";
import { Pagination } from "../../primitives/pagination.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { RepoCard } from "./repo-card.tsx";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

/** Holds the place of a page of repositories. */
export function RepoGridLoading() {
	return (
		<Loading label="Loading repositories" className={grid}>
			{["one", "two", "three", "four", "five", "six"].map((key) => (
				<Skeleton key={key} shape="block" className="h-[190px] rounded-card" />
			))}
		</Loading>
	);
}

export interface RepoGridProps<Repo extends GithubRepo> {
	/** What is paged, for the navigation's name. */
	label: string;
	repos: readonly Repo[];
	page: number;
	onPageChange: (page: number) => void;
	onPreview: (repo: Repo) => void;
}

/** A page of 12 repositories, and the way to the others. */
export function RepoGrid<Repo extends GithubRepo>({
	label,
	repos,
	page,
	onPageChange,
	onPreview,
}: RepoGridProps<Repo>) {
	const shown = pageOf(repos, page);
	return (
		<div className="space-y-5">
			<div className={grid}>
				{shown.items.map((repo) => (
					<RepoCard key={repo.id} repo={repo} onPreview={() => onPreview(repo)} />
				))}
			</div>
			<Pagination
				label={label}
				page={shown.page}
				pageCount={shown.pageCount}
				onPageChange={onPageChange}
				className="justify-center"
			/>
		</div>
	);
}
