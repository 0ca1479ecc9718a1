/**
 * The repository name that a vibe app gets from its name [vibe-repo-name-lowercase] … [vibe-repo-name-trim]: lower
 * case, whitespace to _, anything but a-z, 0-9, _ and - to -, repeated - to one, and none at either end. Empty where
 * the name holds nothing that can be kept.
 */
export const vibeRepoName = (appName: string): string =>
	appName
		.toLowerCase()
		.replace(/\s+/g, "_")
		.replace(/[^a-z0-9_-]/g, "-")
		.replace(/-+/g, "-")
		.replace(/^-+|-+$/g, "");

/** Where the images of applications from archives are kept. */
export const DOCKER_REPO_PREFIX = "roost-gallery/";

/** [archive-docker-repo] The prefix, then the name in lower case with every other character turned to '-'. */
export const archiveDockerRepo = (appName: string): string =>
	DOCKER_REPO_PREFIX + appName.toLowerCase().replace(/[^a-z0-9]/g, "-");
