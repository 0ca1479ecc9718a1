import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gitEnvironment } from "./git.ts";

export type BackendRequest = {
	/** Directory that holds the repositories. */
	root: string;
	/** `/<owner>/<name>.git/<service>`, from names that are known to exist. */
	path: string;
	query: string;
	/** Who pushes; absent for an anonymous reader. */
	login: string | undefined;
};

const MAX_BODY_BYTES = 200 * 1024 * 1024;
const MAX_HEAD_BYTES = 16 * 1024;

function applyHead(response: ServerResponse, head: string): void {
	for (const line of head.split("\r\n")) {
		const colon = line.indexOf(":");
		const name = line.slice(0, colon).toLowerCase();
		const value = line.slice(colon + 1).trim();
		if (name === "status") response.statusCode = Number.parseInt(value, 10);
		else response.setHeader(name, value);
	}
}

/** Hands one request to git's own CGI program and streams its answer; resolves when both sides are done. */
export function serveGit(
	request: IncomingMessage,
	response: ServerResponse,
	{ root, path, query, login }: BackendRequest,
): Promise<void> {
	const length = request.headers["content-length"];
	const child = spawn("git", ["http-backend"], {
		env: {
			...gitEnvironment,
			GIT_PROJECT_ROOT: root,
			GIT_HTTP_EXPORT_ALL: "1",
			PATH_INFO: path,
			QUERY_STRING: query,
			REQUEST_METHOD: request.method ?? "GET",
			CONTENT_TYPE: request.headers["content-type"] ?? "",
			HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
			GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
			REMOTE_ADDR: request.socket.remoteAddress ?? "",
			...(login && { REMOTE_USER: login }),
			...(length && { CONTENT_LENGTH: length }),
		},
		stdio: ["pipe", "pipe", "ignore"],
	});

	let received = 0;
	request.on("data", (chunk: Buffer) => {
		received += chunk.length;
		if (received > MAX_BODY_BYTES) request.destroy();
	});
	request.pipe(child.stdin);
	// git may stop reading early, when it refuses; its answer tells why.
	child.stdin.on("error", () => request.unpipe(child.stdin));

	let head = Buffer.alloc(0);
	child.stdout.on("data", (chunk: Buffer) => {
		head = Buffer.concat([head, chunk]);
		const end = head.indexOf("\r\n\r\n");
		if (end < 0) {
			if (head.length > MAX_HEAD_BYTES) child.kill("SIGKILL");
			return;
		}
		child.stdout.removeAllListeners("data");
		applyHead(response, head.subarray(0, end).toString("latin1"));
		response.write(head.subarray(end + 4));
		child.stdout.pipe(response);
	});

	return new Promise((resolve, reject) => {
		response.on("close", () => child.kill("SIGKILL"));
		child.on("error", reject);
		child.on("close", () => {
			if (!response.headersSent) response.statusCode = 502;
			response.end();
			resolve();
		});
	});
}
