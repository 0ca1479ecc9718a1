import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "../lib/listen.ts";
import { serveGit } from "./backend.ts";
import { Repositories } from "./repositories.ts";
import { seedTemplates } from "./seed.ts";

export type CodehostOptions = {
	/** 0 picks a free one. */
	port: number;
	host?: string;
	/** Holds the bare repositories and codehost.db. */
	dataDir: string;
};

export type Codehost = {
	/** With its trailing slash; repositories are at `<url><owner>/<name>`. */
	url: string;
	close(): Promise<void>;
};

const MAX_GIT_PROCESSES = 16;
const ROUTE = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

function refuse(response: ServerResponse, status: number, message: string): void {
	const headers: Record<string, string> = { "content-type": "application/json; charset=utf-8" };
	if (status === 401) headers["www-authenticate"] = 'Basic realm="Roost code host"';
	if (status === 503) headers["retry-after"] = "1";
	response.writeHead(status, headers);
	response.end(JSON.stringify({ message, status: String(status) }));
}

/** The password of basic authentication is the token, whatever the user name, as on GitHub. */
function tokenOf(request: IncomingMessage): string | undefined {
	const [, encoded] = /^Basic ([\w+/=]+)$/i.exec(request.headers.authorization ?? "") ?? [];
	if (!encoded) return undefined;
	const pair = Buffer.from(encoded, "base64").toString();
	return pair.slice(pair.indexOf(":") + 1);
}

/** Whether this is git's smart protocol, and whether it wants to write. */
function serviceOf(request: IncomingMessage, url: URL, rest: string): "read" | "write" | undefined {
	if (rest === "info/refs") {
		if (request.method !== "GET") return undefined;
		const service = url.searchParams.get("service");
		return service === "git-upload-pack" ? "read" : service === "git-receive-pack" ? "write" : undefined;
	}
	if (request.method !== "POST") return undefined;
	return rest === "git-upload-pack" ? "read" : "write";
}

/**
 * Starts a code host over bare repositories, with the template apps in it. Public repositories are read by anyone;
 * everything else needs the owner's token.
 * @throws the listen error (`EADDRINUSE`), or the file system's when `dataDir` cannot be written.
 */
export async function startCodehost(options: CodehostOptions): Promise<Codehost> {
	mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
	const repositories = new Repositories(options.dataDir);
	let running = 0;

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		response.setHeader("x-content-type-options", "nosniff");
		const url = URL.parse(request.url ?? "", "http://localhost/");
		const [, owner = "", name = "", rest = ""] = ROUTE.exec(url?.pathname ?? "") ?? [];
		const service = url && rest ? serviceOf(request, url, rest) : undefined;
		const repository = service && repositories.find(owner, name);
		if (!url || !service || !repository) return refuse(response, 404, "Not Found");

		const token = tokenOf(request);
		const login = token ? repositories.loginOf(token) : undefined;
		if (token && !login) return refuse(response, 401, "Bad credentials");
		if (!login && (service === "write" || repository.isPrivate)) {
			return refuse(response, 401, "Requires authentication");
		}
		const owns = login?.toLowerCase() === repository.owner.toLowerCase();
		if (repository.isPrivate && !owns) return refuse(response, 404, "Not Found");
		if (service === "write" && !owns) return refuse(response, 403, "No permission to write here");
		if (running >= MAX_GIT_PROCESSES) return refuse(response, 503, "Too many requests at once");
		running++;
		try {
			await serveGit(request, response, {
				root: repositories.root,
				path: `/${repository.owner}/${repository.name}.git/${rest}`,
				query: url.search.slice(1),
				login,
			});
		} finally {
			running--;
		}
	}

	const server = createServer({ requestTimeout: 120_000, headersTimeout: 10_000 }, (request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error("code host stand-in:", error);
			if (!response.headersSent) response.writeHead(500);
			response.end();
		});
	});
	try {
		await seedTemplates(repositories);
		const port = await listen(server, options.port, options.host ?? "127.0.0.1");
		return {
			url: `http://localhost:${port}/`,
			close: async () => {
				await close(server);
				repositories.close();
			},
		};
	} catch (error) {
		repositories.close();
		throw error;
	}
}
