import { manyRepos, privateRepo, publicRepo } from "@roost/api-client/fixtures/github";
import type { ListedRepo } from "@roost/ui/lib/repo-list";

/** Two running machines, as the forms offer them. */
export const runningVms = [
	{ id: "vm-build-box", name: "build-box", note: "4 vCPU · 16 GiB" },
	{ id: "vm-atlas", name: "atlas", note: "2 vCPU · 8 GiB" },
];

const own = (repo: typeof publicRepo): ListedRepo => ({ ...repo, fromOrganization: false });

/** 32 repositories: 30 of the person's own, one of them private in three, and two of an organisation. */
export const listedRepos: ListedRepo[] = [
	...manyRepos.map(own),
	{ ...publicRepo, id: 900, owner: { login: "birdhouse" }, fromOrganization: true },
	{ ...privateRepo, id: 901, owner: { login: "birdhouse" }, fromOrganization: true },
];
