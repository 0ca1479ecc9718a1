import { createHash } from "node:crypto";
import type { LookupAddress } from "node:dns";
import { mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Admission } from "./admission.ts";
import { DeployFailure } from "./failure.ts";
import { gitEnvironment, run, touch, underLock } from "./git.ts";
import { gitFailure } from "./git-failure.ts";
import { repositoryUrl, revision } from "./git-url.ts";
import { redirectOf } from "./redirect.ts";
import { cachedTree, listing, type SourceTree, tooLarge } from "./tree.ts";

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
	/** Decides where the server may connect. */
	admit: Admission;
};

const REF = "refs/roost/wanted";
const MOST_REDIRECTS = 3;

type Told = ((line: string) => void) | undefined;
type Listing = ReturnType<typeof listing>;

// All git processes of a cache run under its lock, so a lock file found in it is a dead one's. The attributes
// make `git archive` send the tree as it is: nothing left out, nothing substituted. `--git-dir`, because a damaged
// cache must not make git take a repository further up the path, such as our own checkout, for it.
const FETCH = `set -e
[ -f "$1/HEAD" ] && [ -d "$1/objects/pack" ] || git init --quiet --bare "$1"
find "$1" \\( -name '*.lock' -o -name 'tmp_*' \\) -type f -delete
mkdir -p "$1/info"
echo '* -export-ignore -export-subst' > "$1/info/attributes"
git --git-dir "$1" fetch --depth 1 --no-tags --no-write-fetch-head --no-auto-gc --force --end-of-options "$2" "+$3:$4" >&2
git --git-dir "$1" rev-parse --verify --end-of-options "$4^{commit}"
exec git --git-dir "$1" ls-tree -r -z --full-tree "$4"`;

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

	async function fetchFrom(from: URL, onLine: Told, signal: AbortSignal, hops: number): Promise<Listing> {
		const addresses = await options.admit(from);
		try {
			return await fetchAdmitted(from, addresses, onLine, signal);
		} catch (error) {
			// git follows no redirect itself: each place it would lead to is admitted first.
			if (!(error instanceof DeployFailure) || error.code !== "repository_moved") throw error;
			const moved = hops > 0 ? await redirectOf(from, addresses, signal).catch(() => undefined) : undefined;
			if (moved === undefined) throw error;
			onLine?.(`${from.href} has moved to ${moved.href}`);
			return fetchFrom(moved, onLine, signal, hops - 1);
		}
	}

	async function fetchAdmitted(
		from: URL,
		addresses: readonly LookupAddress[] | undefined,
		onLine: Told,
		signal: AbortSignal,
	): Promise<Listing> {
		const config: Record<string, string> = addresses === undefined ? {} : pinned(from, addresses);
		// By origin: a redirect to another host does not get it.
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
			const argv = underLock(lock, "exclusive", [
				"sh",
				"-c",
				FETCH,
				"fetch",
				repository,
				from.href,
				ref,
				REF,
			]);
			const both = AbortSignal.any([signal, size.signal]);
			const { code, stdout, stderr } = await run(argv, { env: gitEnvironment(config), onLine, signal: both });
			if (code !== 0) throw gitFailure(stderr, from.href, token !== undefined);
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
				const { commit, paths } = await fetchFrom(url, onLine, signal, MOST_REDIRECTS).catch(
					async (error: unknown) => {
						if (!(error instanceof DeployFailure) || error.code !== "fetch_failed") throw error;
						// Perhaps a cache that a crash of the host damaged: it holds nothing that cannot be fetched again.
						await discard(signal);
						return fetchFrom(url, onLine, signal, MOST_REDIRECTS);
					},
				);
				return cachedTree({ repository, lock, commit, paths, maxBytes, shown: url.href });
			} finally {
				clearTimeout(timer);
			}
		},
	};
}

/** Makes git connect to these addresses, whatever the name leads to by then. */
function pinned(url: URL, addresses: readonly LookupAddress[]): Record<string, string> {
	const port = url.port === "" ? (url.protocol === "https:" ? "443" : "80") : url.port;
	const list = addresses.map(({ address, family }) => (family === 6 ? `[${address}]` : address)).join(",");
	return { "http.curloptResolve": `${url.hostname}:${port}:${list}` };
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
