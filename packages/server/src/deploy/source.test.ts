import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isPublic, publicInternet } from "./admission.ts";
import { DeployFailure } from "./failure.ts";
import { type GitSourceOptions, gitSource, pruneCaches } from "./source.ts";
import { type GitHost, startGitHost } from "./testing/git-host.ts";
import type { SourceTree } from "./tree.ts";

let host: GitHost;
let cacheDir: string;

beforeAll(async () => {
	host = await startGitHost();
});
afterAll(() => host.close());
beforeEach(() => {
	cacheDir = mkdtempSync(join(tmpdir(), "roost-cache-"));
});
afterEach(() => {
	delete host.before;
	host.seen.length = 0;
	rmSync(cacheDir, { recursive: true, force: true });
});

const fetchTree = (
	url: string,
	options: Partial<GitSourceOptions> = {},
	signal?: AbortSignal,
): Promise<SourceTree> =>
	gitSource({ url, cacheDir, admit: publicInternet([host.url]), ...options }).fetch({ signal });

async function codeOf(work: () => Promise<unknown>): Promise<string> {
	try {
		await work();
	} catch (error) {
		if (error instanceof DeployFailure) return error.code;
		throw error;
	}
	return "none";
}

/** Command lines of every process of this host that hold `part`. */
function commandLines(part: string): string[] {
	return readdirSync("/proc").flatMap((pid) => {
		try {
			const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
			return /^\d+$/.test(pid) && line.includes(part) ? [line] : [];
		} catch {
			return [];
		}
	});
}

it("gives the commit, the files and a tar of the default branch", async () => {
	const url = host.publish("app", {
		"a.txt": "one",
		"b/c d.txt": "two",
		".gitattributes": "a.txt export-ignore\n",
	});
	const tree = await fetchTree(url);
	expect(tree.commit).toMatch(/^[0-9a-f]{40}$/);
	expect([...tree.paths].sort()).toEqual([".gitattributes", "a.txt", "b/c d.txt"]);
	expect([await tree.text("b/c d.txt"), await tree.text("none")]).toEqual(["two", undefined]);
	const listing = spawn("tar", ["--list"], { stdio: ["pipe", "pipe", "inherit"] });
	tree.tar().pipe(listing.stdin);
	expect((await buffer(listing.stdout)).toString()).toContain("a.txt\n");
});

it("sees the newest commit the next time", async () => {
	const url = host.publish("app", { "a.txt": "one" });
	const first = await fetchTree(url);
	host.publish("app", { "a.txt": "two" });
	const second = await fetchTree(url);
	expect([await first.text("a.txt"), await second.text("a.txt")]).toEqual(["one", "two"]);
});

it("may be asked by many at once", async () => {
	const url = host.publish("app", { "a.txt": "one" });
	const trees = await Promise.all(Array.from({ length: 6 }, () => fetchTree(url)));
	expect(new Set(trees.map((tree) => tree.commit)).size).toBe(1);
	expect(await Promise.all(trees.map((tree) => buffer(tree.tar())))).toHaveLength(6);
});

describe("a cache that a crash left", () => {
	it("with git's own lock files and half a pack in it", async () => {
		const url = host.publish("app", { "a.txt": "one" });
		await fetchTree(url);
		const repository = join(cacheDir, readdirSync(cacheDir).find((name) => name.endsWith(".git")) ?? "");
		for (const name of [
			"shallow.lock",
			"HEAD.lock",
			"config.lock",
			"refs/roost/wanted.lock",
			"objects/pack/tmp_pack_x",
		]) {
			writeFileSync(join(repository, name), "x");
		}
		host.publish("app", { "a.txt": "two" });
		expect(await (await fetchTree(url)).text("a.txt")).toBe("two");
		expect(readdirSync(join(repository, "objects/pack"))).not.toContain("tmp_pack_x");
	});

	it("without a repository worth the name", async () => {
		const url = host.publish("app", { "a.txt": "one" });
		await fetchTree(url);
		const repository = join(cacheDir, readdirSync(cacheDir).find((name) => name.endsWith(".git")) ?? "");
		for (const name of readdirSync(join(repository, "objects/pack")))
			writeFileSync(join(repository, "objects/pack", name), "x");
		expect(await (await fetchTree(url)).text("a.txt")).toBe("one");
	});

	it("by SIGKILL of the server, while git goes on by itself", async () => {
		const url = host.publish("app", { "a.txt": "one" });
		const release = Promise.withResolvers<void>();
		const reached = Promise.withResolvers<void>();
		host.before = async () => {
			reached.resolve();
			await release.promise;
			return false;
		};
		const server = spawn(process.execPath, [
			"--input-type=module",
			"--eval",
			`import { gitSource } from ${JSON.stringify(import.meta.resolve("./source.ts"))};
			const options = ${JSON.stringify({ url, cacheDir })};
			await gitSource({ ...options, admit: async () => undefined }).fetch({});`,
		]);
		await reached.promise;
		server.kill("SIGKILL");
		await once(server, "exit");
		const next = fetchTree(url);
		release.resolve();
		expect(await (await next).text("a.txt")).toBe("one");
	});
});

describe("credentials", () => {
	it("reach the host, and neither an argument list nor an address", async () => {
		const url = host.publish("app", { "a.txt": "one" });
		const seen: string[] = [];
		host.before = () => {
			seen.push(
				...commandLines("s3cret"),
				...commandLines(Buffer.from("x-access-token:s3cret").toString("base64")),
			);
			return false;
		};
		const lines: string[] = [];
		await gitSource({ url, cacheDir, token: "s3cret", admit: publicInternet([host.url]) }).fetch({
			onLine: (line) => lines.push(line),
		});
		expect(host.seen[0]?.authorization).toBe(
			`Basic ${Buffer.from("x-access-token:s3cret").toString("base64")}`,
		);
		expect(seen).toEqual([]);
		expect(JSON.stringify(lines)).not.toContain("s3cret");
	});

	it("typed into an address are dropped", async () => {
		const url = new URL(host.publish("app", { "a.txt": "one" }));
		url.username = "someone";
		url.password = "s3cret";
		const source = gitSource({
			url: `${url.href}?token=s3cret#s3cret`,
			cacheDir,
			admit: publicInternet([host.url]),
		});
		await source.fetch({});
		expect(source.shown).not.toContain("s3cret");
		expect(host.seen.every((headers) => headers.authorization === undefined)).toBe(true);
	});
});

describe("failures in words", () => {
	it.each([
		["file:///etc", "repository_address_invalid"],
		["ssh://host/a", "repository_address_invalid"],
		["ext::sh -c id", "repository_address_invalid"],
		["--upload-pack=x", "repository_address_invalid"],
		["https://github.com", "repository_address_invalid"],
	])("%s is no address for a repository", async (url, code) => {
		expect(await codeOf(async () => fetchTree(url))).toBe(code);
	});

	it.each(["--upload-pack=x", "a..b", "a b", "+x", "refs/heads/*", "x:y"])(
		"%j is no name of a branch",
		async (ref) => {
			const url = host.publish("app", { "a.txt": "" });
			expect(await codeOf(async () => fetchTree(url, { ref }))).toBe("revision_not_found");
		},
	);

	it("says what is missing", async () => {
		expect(await codeOf(() => fetchTree(`${host.url}/none`))).toBe("repository_not_found");
		const url = host.publish("app", { "a.txt": "" });
		expect(await codeOf(() => fetchTree(url, { ref: "other" }))).toBe("revision_not_found");
		expect(await codeOf(() => fetchTree(host.publish("empty", {})))).toBe("repository_empty");
	});

	it("says that a sign-in is needed", async () => {
		host.before = (_request, response) => {
			response.writeHead(401, { "www-authenticate": 'Basic realm="x"' }).end();
			return true;
		};
		expect(await codeOf(() => fetchTree(`${host.url}/private`))).toBe("repository_needs_sign_in");
		expect(await codeOf(() => fetchTree(`${host.url}/private`, { token: "wrong" }))).toBe(
			"repository_needs_sign_in",
		);
	});

	it("says that nobody answers", async () => {
		expect(await codeOf(() => fetchTree("http://127.0.0.1:1/a/b", { admit: async () => undefined }))).toBe(
			"repository_unreachable",
		);
	});

	it("stops at the time limit, and when it is told to, and ends git with it", async () => {
		host.before = () => new Promise<boolean>(() => undefined);
		expect(await codeOf(() => fetchTree(`${host.url}/slow`, { timeoutMs: 300 }))).toBe("repository_timeout");
		const cancel = new AbortController();
		const fetching = fetchTree(`${host.url}/slow`, {}, cancel.signal);
		await vi.waitFor(() => expect(commandLines(`${host.url}/slow`)).not.toEqual([]));
		cancel.abort(new Error("cancelled"));
		await expect(fetching).rejects.toThrow("cancelled");
		await vi.waitFor(() => expect(commandLines(`${host.url}/slow`)).toEqual([]));
	});

	it("refuses what is too large, packed or unpacked", async () => {
		const url = host.publish("zeros", { "a.bin": "0".repeat(3_000_000) });
		const tree = await fetchTree(url, { maxBytes: 1_000_000 });
		await expect(buffer(tree.tar())).rejects.toMatchObject({ code: "repository_too_large" });
	});
});

describe("what only this host can reach", () => {
	it.each([
		"127.0.0.1",
		"10.1.2.3",
		"169.254.169.254",
		"192.168.1.1",
		"172.20.0.1",
		"100.64.0.1",
		"0.0.0.0",
		"224.0.0.1",
		"::1",
		"::",
		"::ffff:127.0.0.1",
		"::ffff:10.0.0.1",
		"64:ff9b::a00:1",
		"fe80::1",
		"fd00::1",
		"nonsense",
	])("%s is not public", (address) => {
		expect(isPublic(address)).toBe(false);
	});

	it.each(["1.1.1.1", "140.82.121.3", "2606:4700::1111"])("%s is", (address) => {
		expect(isPublic(address)).toBe(true);
	});

	it.each(["http://127.0.0.1/a/b", "http://2130706433/a/b", "http://[::1]/a/b", "http://localhost:1/a/b"])(
		"%s is not asked",
		async (url) => {
			expect(await codeOf(() => fetchTree(url))).toBe("repository_address_invalid");
		},
	);

	it("is not reached by a name that leads there the second time", async () => {
		const url = new URL(host.publish("app", { "a.txt": "one" }));
		const real = new URL(url);
		url.hostname = "code.example";
		// The name exists nowhere: git can only have used the address that was admitted.
		const admit = async () => [{ address: real.hostname, family: 4 }];
		expect(await (await fetchTree(url.href, { admit })).text("a.txt")).toBe("one");
	});

	it("is not reached by a redirect, while one to an admitted place is followed without the token", async () => {
		const target = host.publish("app", { "a.txt": "one" });
		const redirect = (to: string): void => {
			host.before = (request, response) => {
				if (request.url?.startsWith("/old/") !== true) return false;
				response.writeHead(301, { location: `${to}${request.url.slice("/old/name".length)}` }).end();
				return true;
			};
		};
		redirect(target);
		expect(await (await fetchTree(`${host.url}/old/name`)).text("a.txt")).toBe("one");
		redirect("http://127.0.0.1:1/app");
		expect(await codeOf(() => fetchTree(`${host.url}/old/name`))).toBe("repository_address_invalid");
		const other = await startGitHost();
		try {
			redirect(other.publish("app", { "a.txt": "two" }));
			const admit = publicInternet([host.url, other.url]);
			expect(await (await fetchTree(`${host.url}/old/name`, { admit, token: "s3cret" })).text("a.txt")).toBe(
				"two",
			);
			expect(other.seen.every((headers) => headers.authorization === undefined)).toBe(true);
		} finally {
			other.close();
		}
	});
});

it("forgets caches that nobody asked for in a while", async () => {
	const url = host.publish("app", { "a.txt": "one" });
	await fetchTree(url);
	await pruneCaches(cacheDir, 60_000);
	expect(readdirSync(cacheDir).some((name) => name.endsWith(".git"))).toBe(true);
	await pruneCaches(cacheDir, 60_000, Date.now() + 120_000);
	expect(readdirSync(cacheDir).some((name) => name.endsWith(".git"))).toBe(false);
	expect(await (await fetchTree(url)).text("a.txt")).toBe("one");
});
