import { manyRepos, privateRepo, publicRepo } from "@roost/api-client/fixtures/github";
import { expect, it } from "vitest";
import { filterRepos, type ListedRepo, pageOf, REPOS_PER_PAGE } from "./repo-list.ts";

const own = (repo: typeof publicRepo): ListedRepo => ({ ...repo, fromOrganization: false });
const repos: ListedRepo[] = [
	own(publicRepo),
	own(privateRepo),
	{ ...publicRepo, id: 9, owner: { login: "birdhouse" }, fromOrganization: true },
];
const ids = (list: ListedRepo[]) => list.map((repo) => repo.id);

it("[github-filter-all] leaves everything", () => {
	expect(ids(filterRepos(repos, "All", ""))).toEqual([1, 2, 9]);
});

it("[github-filter-public] leaves only what is not private", () => {
	expect(ids(filterRepos(repos, "Public", ""))).toEqual([1, 9]);
});

it("[github-filter-private] leaves only what is private", () => {
	expect(ids(filterRepos(repos, "Private", ""))).toEqual([2]);
});

it("[github-filter-organization] leaves only organisations' repositories", () => {
	expect(ids(filterRepos(repos, "Organization", ""))).toEqual([9]);
});

it("[github-repo-search-box] finds by name, owner, description and language", () => {
	expect(ids(filterRepos(repos, "All", "SPLITTER"))).toEqual([2]);
	expect(ids(filterRepos(repos, "All", "birdhouse/"))).toEqual([9]);
	expect(ids(filterRepos(repos, "All", " python "))).toEqual([1, 9]);
	expect(filterRepos(repos, "All", "zzz")).toEqual([]);
});

it("[const-repo-page-12] a page holds twelve", () => {
	expect(REPOS_PER_PAGE).toBe(12);
	expect(pageOf(manyRepos, 1)).toMatchObject({ page: 1, pageCount: 3, items: { length: 12 } });
	expect(pageOf(manyRepos, 3).items).toHaveLength(6);
	expect(pageOf(manyRepos, 9).page).toBe(3);
	expect(pageOf([], 1)).toEqual({ page: 1, pageCount: 1, items: [] });
});
