import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "./git.ts";
import type { Repositories } from "./repositories.ts";
import { sourceOf, TEMPLATE_OWNER, type Template, templates } from "./templates.ts";

const author = { name: "Roost", email: "templates@roost.test", date: "2026-01-01T00:00:00Z" };

const identity = {
	GIT_AUTHOR_NAME: author.name,
	GIT_AUTHOR_EMAIL: author.email,
	GIT_COMMITTER_NAME: author.name,
	GIT_COMMITTER_EMAIL: author.email,
};

async function seedTemplate(repositories: Repositories, template: Template): Promise<void> {
	const { directory } = await repositories.ensure(TEMPLATE_OWNER, template.name, { isPrivate: false });
	const scratch = await mkdtemp(join(tmpdir(), "roost-seed-"));
	try {
		const env = {
			GIT_DIR: directory,
			GIT_WORK_TREE: sourceOf(template),
			GIT_INDEX_FILE: join(scratch, "index"),
		};
		await git(["-C", env.GIT_WORK_TREE, "add", "--all", "."], env);
		const tree = await git(["write-tree"], env);
		const head = await git(["rev-parse", "--quiet", "--verify", "main"], env).catch(() => undefined);
		if (head && (await git(["rev-parse", `${head}^{tree}`], env)) === tree) return;
		// The first commit's date is fixed, so that every machine seeds the same commit.
		const dates: Record<string, string> = head
			? {}
			: { GIT_AUTHOR_DATE: author.date, GIT_COMMITTER_DATE: author.date };
		const message = head ? "Update the template" : template.description;
		const parents = head ? ["-p", head] : [];
		const commit = await git(["commit-tree", tree, ...parents, "-m", message], {
			...env,
			...identity,
			...dates,
		});
		await git(["update-ref", "refs/heads/main", commit, head ?? ""], env);
	} finally {
		await rm(scratch, { recursive: true, force: true });
	}
}

/** Brings every template repository to what the checkout holds; writes nothing when it already is. */
export async function seedTemplates(repositories: Repositories): Promise<void> {
	await Promise.all(templates.map((template) => seedTemplate(repositories, template)));
}
