import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Repositories } from "./repositories.ts";
import { type Codehost, startCodehost } from "./start.ts";
import { sourceOf, templates } from "./templates.ts";

const run = promisify(execFile);

let scratch: string;
let codehost: Codehost;
let repositories: Repositories;
let adasToken: string;
let bobsToken: string;

/** The real client, with the token in its environment as the server passes it, never in the address. */
async function git(args: string[], token?: string, cwd = scratch): Promise<string> {
	const header = token && `Authorization: Basic ${Buffer.from(`x:${token}`).toString("base64")}`;
	const { stdout } = await run("git", args, {
		cwd,
		env: {
			PATH: process.env.PATH,
			HOME: scratch,
			GIT_TERMINAL_PROMPT: "0",
			GIT_AUTHOR_NAME: "Ada",
			GIT_AUTHOR_EMAIL: "ada@roost.test",
			GIT_COMMITTER_NAME: "Ada",
			GIT_COMMITTER_EMAIL: "ada@roost.test",
			...(header && {
				GIT_CONFIG_COUNT: "1",
				GIT_CONFIG_KEY_0: "http.extraHeader",
				GIT_CONFIG_VALUE_0: header,
			}),
		},
	});
	return stdout;
}

/** fetch() would tidy the path up before sending it. */
function rawGet(path: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(codehost.url);
		request({ hostname, port, path }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		})
			.on("error", reject)
			.end();
	});
}

beforeAll(async () => {
	scratch = mkdtempSync(join(tmpdir(), "roost-codehost-"));
	codehost = await startCodehost({ port: 0, dataDir: join(scratch, "data") });
	repositories = new Repositories(join(scratch, "data"));
	await repositories.ensure("ada", "notes", { isPrivate: true });
	await repositories.ensure("ada", "site", { isPrivate: false });
	adasToken = repositories.issueToken("ada");
	bobsToken = repositories.issueToken("bob");
});

afterAll(async () => {
	repositories.close();
	await codehost.close();
	rmSync(scratch, { recursive: true, force: true });
});

describe("code host stand-in", () => {
	it("serves every template to anyone, exactly as the checkout holds it", async () => {
		expect(templates.length).toBeGreaterThanOrEqual(5);
		for (const template of templates) {
			await git(["clone", "--quiet", "--depth", "1", `${codehost.url}${template.path}.git`, template.name]);
			const clone = join(scratch, template.name);
			const files = (await git(["ls-files"], undefined, clone)).trim().split("\n");
			expect(files).toContain("README.md");
			for (const file of files) {
				expect(readFileSync(join(clone, file))).toEqual(readFileSync(join(sourceOf(template), file)));
			}
		}
	});

	it("answers ls-remote with and without the .git suffix, on the branch main", async () => {
		const url = `${codehost.url}roost-templates/todo`;
		const refs = await git(["ls-remote", "--symref", url]);
		expect(refs).toContain("ref: refs/heads/main\tHEAD");
		expect(await git(["ls-remote", "--symref", `${url}.git`])).toBe(refs);
	});

	it("seeds the same commits again and again", async () => {
		const before = await git(["ls-remote", `${codehost.url}roost-templates/static-site`]);
		await codehost.close();
		codehost = await startCodehost({ port: 0, dataDir: join(scratch, "data") });
		expect(await git(["ls-remote", `${codehost.url}roost-templates/static-site`])).toBe(before);
		const fresh = await startCodehost({ port: 0, dataDir: join(scratch, "fresh") });
		expect(await git(["ls-remote", `${fresh.url}roost-templates/static-site`])).toBe(before);
		await fresh.close();
	});

	it("says that an unknown repository does not exist", async () => {
		await expect(git(["clone", `${codehost.url}roost-templates/nothing`])).rejects.toThrow(/not found/);
		const reply = await fetch(`${codehost.url}nobody/nothing/info/refs?service=git-upload-pack`);
		expect(reply.status).toBe(404);
		expect(await reply.json()).toMatchObject({ message: "Not Found" });
	});

	it("lets only the owner's token push", async () => {
		const clone = join(scratch, "site");
		await git(["clone", "--quiet", `${codehost.url}ada/site`, clone]);
		writeFileSync(join(clone, "index.html"), "<h1>Hello</h1>\n");
		await git(["add", "."], undefined, clone);
		await git(["commit", "--quiet", "-m", "Say hello"], undefined, clone);
		const push = ["push", "--quiet", "origin", "HEAD:main"];
		await expect(git(push, undefined, clone)).rejects.toThrow(
			/could not read Username|Authentication failed/,
		);
		await expect(git(push, "rst_made_up", clone)).rejects.toThrow();
		await expect(git(push, bobsToken, clone)).rejects.toThrow(/403/);
		await git(push, adasToken, clone);
		expect(await git(["ls-remote", `${codehost.url}ada/site`, "main"])).toContain("refs/heads/main");
	});

	it("lets nobody push to a template", async () => {
		const clone = join(scratch, "fork");
		await git(["clone", "--quiet", `${codehost.url}roost-templates/todo`, clone]);
		await expect(git(["push", "origin", "HEAD:main"], adasToken, clone)).rejects.toThrow(/403/);
	});

	it("shows a private repository to its owner alone", async () => {
		const url = `${codehost.url}ada/notes`;
		await expect(git(["ls-remote", url])).rejects.toThrow(/could not read Username|Authentication failed/);
		await expect(git(["ls-remote", url], bobsToken)).rejects.toThrow(/not found/);
		await git(["ls-remote", url], adasToken);
	});

	it("never leaves the repositories, whatever the path", async () => {
		for (const path of [
			"/../codehost.db",
			"/roost-templates/todo.git/config",
			"/roost-templates/todo/objects/info/packs",
			"/roost-templates/..%2f..%2fcodehost.db/info/refs?service=git-upload-pack",
			"/../../etc/info/refs?service=git-upload-pack",
			"/roost-templates/../info/refs?service=git-upload-pack",
			"/roost-templates/todo/info/refs",
			"/api/v3/user",
			"//",
		]) {
			expect(await rawGet(path), path).toBe(404);
		}
		await expect(repositories.ensure("..", "x", { isPrivate: false })).rejects.toThrow(RangeError);
		await expect(repositories.ensure("a", "../x", { isPrivate: false })).rejects.toThrow(RangeError);
	});

	it("keeps tokens only as digests", () => {
		const files = readdirSync(join(scratch, "data")).filter((name) => name.startsWith("codehost.db"));
		for (const file of files) {
			expect(readFileSync(join(scratch, "data", file)).includes(adasToken)).toBe(false);
		}
	});
});
