import { expect, it } from "vitest";
import { archiveDockerRepo, vibeRepoName } from "./repo-name.ts";

it("[vibe-repo-name-lowercase] lowers the case", () => {
	expect(vibeRepoName("TrailNotes")).toBe("trailnotes");
});

it("[vibe-repo-name-whitespace] turns whitespace to underscores", () => {
	expect(vibeRepoName("Invoice Splitter\tpro")).toBe("invoice_splitter_pro");
});

it("[vibe-repo-name-other-characters] turns anything else to -", () => {
	expect(vibeRepoName("a.b/c")).toBe("a-b-c");
	expect(vibeRepoName("café-1_x")).toBe("caf-1_x");
});

it("[vibe-repo-name-collapse] collapses repeated -", () => {
	expect(vibeRepoName("a...b--c")).toBe("a-b-c");
});

it("[vibe-repo-name-trim] trims - at both ends", () => {
	expect(vibeRepoName("!hello!")).toBe("hello");
	expect(vibeRepoName("???")).toBe("");
});

it("[archive-docker-repo] is the prefix and the name with each other character turned to -", () => {
	expect(archiveDockerRepo("Trail Notes 2!")).toBe("roost-gallery/trail-notes-2-");
	expect(archiveDockerRepo("a__b")).toBe("roost-gallery/a--b");
});
