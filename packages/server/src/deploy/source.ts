import { createHash } from "node:crypto";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { DeployFailure } from "./failure.ts";
import { ended, type GitConfig, gitEnvironment, run, start, touch, underLock } from "./git.ts";
import { gitFailure } from "./git-failure.ts";
import { repositoryUrl, revision } from "./git-url.ts";

/** A commit's tree, read from the server's cache. */
export type SourceTree = {
	/** Full commit id. */
	commit: string;
	/** Paths from the root, `/` between names; links to other repositories are left out. */
	paths: ReadonlySet<string>;
	/** The text of a file of the tree; undefined when it is none or larger than 1 MiB. */
	text(path: string): Promise<string | undefined>;
	/** The tree as a tar stream; it fails with a DeployFailure past the size limit. */
	tar(signal?: AbortSignal): Readable;
};

export type Source = {
	/** The address people read: without credentials. */
	shown: string;
	fetch(options: { onLine?: (line: string) => void; signal?: AbortSignal }): Promise<SourceTree>;
};

export type GitSourceOptions = {
	/** http or https address of the repository. */
	url: string;
	/** Directory of the bare caches: `<dataDir>/cache/git`. */
	cacheDir: string;
	/** Branch, tag or full commit id; the default branch where absent. */
	ref?: string;
	/** Token of the code host; reaches git by environment only. */
	token?: string;
	/** Longest time for a fetch, in milliseconds. Default 5 minutes. */
	timeoutMs?: number;
	/** Largest fetch, and largest tree, in bytes. Default 1 GiB. */
	maxBytes?: number;
	/** Decides whether git may connect there; gives the settings that pin it. */
	admit?: (url: URL) => Promise<GitConfig>;
};

const TEXT_BYTES = 1_048_576;
const REF = "refs/roost/wanted";

// All git processes of a cache run under its lock, so a lock file found in it is a dead one's. The attributes
// make `git archive` send the tree as it is: nothing left out, nothing substituted.
const FETCH = `set -e
git init --quiet --bare "$1"
find "$1" \\( -name '*.lock' -o -name 'tmp_*' \\) -type f -delete
mkdir -p "$1/info"
echo '* -export-ignore -export-subst' > "$1/info/attributes"
git -C "$1" fetch --depth 1 --no-tags --no-write-fetch-head --no-auto-gc --force --end-of-options "$2" "+$3:$4" >&2
git -C "$1" rev-parse --verify --end-of-options "$4^{commit}"
exec git -C "$1" ls-tree -r -z --full-tree "$4"`;

/** @throws DeployFailure repository_address_invalid, revision_not_found */
export function gitSource(options: GitSourceOptions): Source {
	const url = repositoryUrl(options.url);
	const ref = options.ref === undefined ? "HEAD" : revision(options.ref);
	const { maxBytes = 2 ** 30, timeoutMs = 300_000, token } = options;
	const repository = join(
		options.cacheDir,
		`${createHash("sha256").update(url.href).digest("hex").slice(0, 32)}.git`,
	);
	const lock = `${repository}.lock`;

	async function fetchOnce(onLine: ((line: string) => void) | undefined, signal: AbortSignal) {
		const config: Record<string, string> = { ...(await options.admit?.(url)) };
		if (token !== undefined) {
			const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
			config[`http.${url.origin}/.extraHeader`] = `Authorization: Basic ${credential}`;
		}
		const size = new AbortController();
		const before = await packBytes(repository);
		const watch = setInterval(() => {
			void packBytes(repository).then((bytes) => {
				if (bytes - before > maxBytes) size.abort(tooLarge(url.href, maxBytes));
			});
		}, 250);
		try {
			const argv = underLock(lock, "exclusive", ["sh", "-c", FETCH, "fetch", repository, url.href, ref, REF]);
			const both = AbortSignal.any([signal, size.signal]);
			const { code, stdout, stderr } = await run(argv, { env: gitEnvironment(config), onLine, signal: both });
			if (code !== 0) throw gitFailure(stderr, url.href, token !== undefined);
			return listing(stdout.toString());
		} finally {
			clearInterval(watch);
		}
	}

	const discard = (signal: AbortSignal) =>
		run(underLock(lock, "exclusive", ["rm", "-rf", "--", repository]), { env: gitEnvironment({}), signal });

	return {
		shown: url.href,
		async fetch({ onLine, signal: caller }) {
			await mkdir(options.cacheDir, { recursive: true, mode: 0o700 });
			await touch(lock);
			const late = new AbortController();
			const timer = setTimeout(() => late.abort(tooLong(url.href, timeoutMs)), timeoutMs);
			const signal = caller === undefined ? late.signal : AbortSignal.any([caller, late.signal]);
			try {
				// Every shallow fetch adds a pack: past the limit of one tree it is cheaper to begin anew.
				if ((await packBytes(repository)) > maxBytes) await discard(signal);
				const { commit, paths } = await fetchOnce(onLine, signal).catch(async (error: unknown) => {
					if (!(error instanceof DeployFailure) || error.code !== "fetch_failed") throw error;
					// Perhaps a cache that a crash of the host damaged: it holds nothing that cannot be fetched again.
					await discard(signal);
					return fetchOnce(onLine, signal);
				});
				return cachedTree({ repository, lock, commit, paths, maxBytes, shown: url.href });
			} finally {
				clearTimeout(timer);
			}
		},
	};
}

/** The commit's line, then what `ls-tree -z` prints: files only, neither links nor other repositories. */
function listing(text: string): { commit: string; paths: Set<string> } {
	const end = text.indexOf("\n");
	const rows = text.slice(end + 1).split("\0");
	const paths = rows.flatMap((row) => row.match(/^100[0-9]{3} blob [^\t]*\t([\s\S]+)$/)?.[1] ?? []);
	return { commit: text.slice(0, end), paths: new Set(paths) };
}

type Cached = {
	repository: string;
	lock: string;
	commit: string;
	paths: ReadonlySet<string>;
	maxBytes: number;
	shown: string;
};

function cachedTree({ repository, lock, commit, paths, maxBytes, shown }: Cached): SourceTree {
	const env = gitEnvironment({});
	const git = (...argv: string[]) => underLock(lock, "shared", ["git", "-C", repository, ...argv]);
	return {
		commit,
		paths,
		async text(path) {
			if (!paths.has(path)) return undefined;
			const { code, stdout: content } = await run(git("cat-file", "blob", `${commit}:${path}`), { env });
			return code === 0 && content.length <= TEXT_BYTES ? content.toString() : undefined;
		},
		tar(abort) {
			const child = start(git("archive", "--format=tar", commit), { env, signal: abort });
			child.stdin.end();
			let sent = 0;
			const counted = new Transform({
				transform(chunk: Buffer, _encoding, done) {
					sent += chunk.length;
					if (sent > maxBytes) done(tooLarge(shown, maxBytes));
					else done(null, chunk);
				},
				// The end is passed on only once git says that it was the end, and not a crash.
				flush(done) {
					end.then(
						({ code, stderr }) => done(code === 0 ? null : gitFailure(stderr, shown, false)),
						(error: Error) => done(error),
					);
				},
			});
			const end = ended(child, { env, signal: abort });
			end.catch((error: Error) => counted.destroy(error));
			counted.once("close", () => child.kill("SIGKILL"));
			return child.stdout.pipe(counted);
		},
	};
}

async function packBytes(repository: string): Promise<number> {
	const directory = join(repository, "objects", "pack");
	const names = await readdir(directory).catch(() => []);
	const sizes = await Promise.all(
		names.map((name) =>
			stat(join(directory, name)).then(
				(entry) => entry.size,
				() => 0,
			),
		),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

function tooLarge(shown: string, bytes: number): DeployFailure {
	return new DeployFailure(
		"repository_too_large",
		"fetch",
		`The repository ${shown} is larger than ${Math.round(bytes / 2 ** 20)} MB.`,
	);
}

function tooLong(shown: string, ms: number): DeployFailure {
	return new DeployFailure(
		"repository_timeout",
		"fetch",
		`The repository ${shown} was not fetched within ${Math.round(ms / 1000)} s.`,
	);
}

/** Removes every cache that was not fetched for longer than `maxAgeMs`. */
export async function pruneCaches(cacheDir: string, maxAgeMs: number, now = Date.now()): Promise<void> {
	for (const name of await readdir(cacheDir).catch(() => [])) {
		if (!name.endsWith(".git")) continue;
		const path = join(cacheDir, name);
		const { mtimeMs } = await stat(path);
		if (now - mtimeMs <= maxAgeMs) continue;
		await run(underLock(`${path}.lock`, "exclusive", ["rm", "-rf", "--", path]), { env: gitEnvironment({}) });
	}
}
