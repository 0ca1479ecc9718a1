import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type GitHost = {
	url: string;
	/** Headers of every request, oldest first. */
	seen: IncomingMessage["headers"][];
	/** Makes, or replaces, a repository whose default branch holds these files in one commit; gives its address. */
	publish(name: string, files: Record<string, string>): string;
	/** Called before a request is answered: it may answer itself, and then returns true. */
	before?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
	close(): void;
};

const git = (directory: string, ...argv: string[]) =>
	execFileSync(
		"git",
		["-C", directory, "-c", "user.name=Test", "-c", "user.email=test@roost.test", ...argv],
		{
			stdio: "pipe",
			env: { PATH: process.env.PATH, HOME: "/nonexistent" },
		},
	);

/** Repositories over git's own HTTP backend, on loopback. */
export async function startGitHost(): Promise<GitHost> {
	const root = mkdtempSync(join(tmpdir(), "roost-git-host-"));
	const server = createServer((request, response) => {
		host.seen.push(request.headers);
		void Promise.resolve(host.before?.(request, response)).then((answered) => {
			if (answered !== true) serve(root, request, response);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const host: GitHost = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		seen: [],
		publish(name, files) {
			const work = mkdtempSync(join(root, "work-"));
			for (const [path, content] of Object.entries(files)) {
				mkdirSync(dirname(join(work, path)), { recursive: true });
				writeFileSync(join(work, path), content);
			}
			git(work, "init", "--quiet", "--initial-branch=main");
			git(work, "add", "--all");
			if (Object.keys(files).length > 0) git(work, "commit", "--quiet", "--message=Files");
			const bare = join(root, `${name}.git`);
			rmSync(bare, { recursive: true, force: true });
			git(root, "clone", "--quiet", "--bare", work, bare);
			rmSync(work, { recursive: true });
			return `${host.url}/${name}.git`;
		},
		close() {
			server.close();
			server.closeAllConnections();
			rmSync(root, { recursive: true, force: true });
		},
	};
	return host;
}

function serve(root: string, request: IncomingMessage, response: ServerResponse): void {
	const url = new URL(request.url ?? "/", "http://localhost");
	if (!existsSync(join(root, url.pathname.split("/")[1] ?? ""))) {
		response.writeHead(404).end();
		return;
	}
	const child = spawn("git", ["http-backend"], {
		env: {
			PATH: process.env.PATH,
			HOME: "/nonexistent",
			GIT_PROJECT_ROOT: root,
			GIT_HTTP_EXPORT_ALL: "1",
			GIT_CONFIG_COUNT: "1",
			GIT_CONFIG_KEY_0: "safe.directory",
			GIT_CONFIG_VALUE_0: "*",
			PATH_INFO: url.pathname,
			QUERY_STRING: url.search.slice(1),
			REQUEST_METHOD: request.method,
			CONTENT_TYPE: request.headers["content-type"] ?? "",
			HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
			GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
		},
	});
	child.stdin.on("error", () => undefined);
	request.pipe(child.stdin);
	let head: Buffer | undefined = Buffer.alloc(0);
	child.stdout.on("data", (chunk: Buffer) => {
		if (head === undefined) {
			response.write(chunk);
			return;
		}
		head = Buffer.concat([head, chunk]);
		const end = head.indexOf("\r\n\r\n");
		if (end < 0) return;
		for (const line of head.subarray(0, end).toString().split("\r\n")) {
			const [name = "", value = ""] = line.split(/: (.*)/s);
			if (name === "Status") response.statusCode = Number.parseInt(value, 10);
			else response.setHeader(name, value);
		}
		response.write(head.subarray(end + 4));
		head = undefined;
	});
	child.stdout.on("end", () => response.end());
}
