import { type Readable, Transform } from "node:stream";
import { DeployFailure } from "./failure.ts";
import { ended, gitEnvironment, run, start, underLock } from "./git.ts";
import { gitFailure } from "./git-failure.ts";

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

const TEXT_BYTES = 1_048_576;

/** The commit's line, then what `ls-tree -z` prints: files only, neither links nor other repositories. */
export function listing(text: string): { commit: string; paths: Set<string> } {
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

export function cachedTree({ repository, lock, commit, paths, maxBytes, shown }: Cached): SourceTree {
	const env = gitEnvironment({});
	const git = (...argv: string[]) => underLock(lock, "shared", ["git", "--git-dir", repository, ...argv]);
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

export function tooLarge(shown: string, bytes: number): DeployFailure {
	return new DeployFailure(
		"repository_too_large",
		"fetch",
		`The repository ${shown} is larger than ${Math.round(bytes / 2 ** 20)} MB.`,
	);
}
