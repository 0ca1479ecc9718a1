import type { GithubRepo } from "@roost/api-client/contract/github";

/** A repository, and which of the two lists it came from. */
export type ListedRepo = GithubRepo & { fromOrganization: boolean };

export const repoFilters = ["All", "Public", "Private", "Organization"] as const;
export type RepoFilter = (typeof repoFilters)[number];

/** Repositories on a page [const-repo-page-12]. */
export const REPOS_PER_PAGE = 12;

const passes: Record<RepoFilter, (repo: ListedRepo) => boolean> = {
	All: () => true,
	Public: (repo) => !repo.private,
	Private: (repo) => repo.private,
	Organization: (repo) => repo.fromOrganization,
};

/**
 * What is left under a filter and a search [github-filter-public] [github-filter-private] [github-filter-organization].
 * The search looks in name, owner, description and language, whatever the case.
 */
export function filterRepos(repos: readonly ListedRepo[], filter: RepoFilter, search: string): ListedRepo[] {
	const sought = search.trim().toLowerCase();
	return repos.filter(
		(repo) =>
			passes[filter](repo) &&
			`${repo.owner.login}/${repo.name} ${repo.description ?? ""} ${repo.language ?? ""}`
				.toLowerCase()
				.includes(sought),
	);
}

/** One page of a list, pages counted from 1; a page past the end is the last one. */
export function pageOf<Item>(items: readonly Item[], page: number) {
	const pageCount = Math.max(1, Math.ceil(items.length / REPOS_PER_PAGE));
	const shown = Math.min(page, pageCount);
	return {
		page: shown,
		pageCount,
		items: items.slice((shown - 1) * REPOS_PER_PAGE, shown * REPOS_PER_PAGE),
	};
}
