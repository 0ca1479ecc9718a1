import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { close, listen } from "../lib/listen.ts";
import { Accounts } from "./accounts.ts";
import { Interactions } from "./interactions.ts";
import { avatar, icon, stylesheet } from "./pages.ts";
import { createProvider } from "./provider.ts";
import { loadSecrets } from "./secrets.ts";
import { deleteExpired, openStore } from "./store.ts";

export type IdentityOptions = {
	/** 0 picks a free one. */
	port: number;
	/** Address to listen on; the issuer is always `http://localhost:<port>/`, which browsers treat as secure. */
	host?: string;
	/** Holds identity.db: accounts, sessions, tokens, keys. */
	dataDir: string;
	/** Origins of the web app. A `localhost` origin also admits the same port on 127.0.0.1, and the reverse. */
	appOrigins: readonly string[];
	clientId: string;
	audience: string;
};

export type Identity = {
	/** The issuer, with its trailing slash. */
	url: string;
	close(): Promise<void>;
};

function withLoopbackTwins(origins: readonly string[]): string[] {
	const twins = origins.flatMap((text) => {
		const { protocol, hostname, port, origin } = new URL(text);
		const twin = { localhost: "127.0.0.1", "127.0.0.1": "localhost" }[hostname];
		return twin ? [origin, new URL(`${protocol}//${twin}:${port}`).origin] : [origin];
	});
	return [...new Set(twins)];
}

function serveFile(response: ServerResponse, type: string, body: string): void {
	response.writeHead(200, {
		"content-type": type,
		"cache-control": "public, max-age=300",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
		// The app shows avatars from its own origin.
		"cross-origin-resource-policy": "cross-origin",
	});
	response.end(body);
}

/**
 * Starts an Auth0-compatible identity provider with demo accounts. A stand-in for development and self-contained
 * trials: real security practice, but nobody confirms e-mail addresses and there is no password reset.
 * @throws the listen error (`EADDRINUSE`), or an error of the store when `dataDir` cannot be written.
 */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
	mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
	const db = openStore(join(options.dataDir, "identity.db"));
	const accounts = new Accounts(db);
	await accounts.seedDemo();
	const secrets = await loadSecrets(db);
	deleteExpired(db);
	const appOrigins = withLoopbackTwins(options.appOrigins);

	let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
	const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
		handle(request, response).catch((error: unknown) => {
			console.error("identity stand-in:", error);
			if (!response.headersSent) response.writeHead(500);
			response.end();
		});
	});
	let port: number;
	try {
		port = await listen(server, options.port, options.host ?? "127.0.0.1");
	} catch (error) {
		db.close();
		throw error;
	}

	const issuer = `http://localhost:${port}/`;
	const hosts = new Set([`localhost:${port}`, `127.0.0.1:${port}`]);
	const provider = createProvider({ ...options, issuer, appOrigins, db, accounts, secrets });
	const interactions = new Interactions({ provider, accounts, issuer, appOrigins });
	const protocol = provider.callback();

	handle = async (request, response) => {
		response.setHeader("x-content-type-options", "nosniff");
		response.setHeader("referrer-policy", "same-origin");
		// A foreign name that resolves to this machine must not be served (DNS rebinding).
		const url = URL.parse(request.url ?? "", issuer);
		if (!url || !hosts.has(request.headers.host ?? "")) {
			response.writeHead(421).end();
			return;
		}
		if (url.pathname === "/u/style.css") return serveFile(response, "text/css; charset=utf-8", stylesheet);
		if (url.pathname === "/u/icon.svg") return serveFile(response, "image/svg+xml", icon);
		const [, encoded] = /^\/avatars\/([\w-]+)\.svg$/.exec(url.pathname) ?? [];
		if (encoded) {
			const account = accounts.bySub(Buffer.from(encoded, "base64url").toString());
			if (account) return serveFile(response, "image/svg+xml", avatar(account.sub, account.name));
		}
		if (await interactions.handle(request, response, url)) return;
		// Auth0's name for where to go after signing out.
		const returnTo = url.searchParams.get("returnTo");
		if (url.pathname === "/v2/logout" && returnTo) {
			url.searchParams.delete("returnTo");
			url.searchParams.set("post_logout_redirect_uri", returnTo);
			request.url = url.pathname + url.search;
		}
		await protocol(request, response);
	};

	const sweep = setInterval(() => deleteExpired(db), 3_600_000);
	sweep.unref();
	return {
		url: issuer,
		close: async () => {
			clearInterval(sweep);
			await close(server);
			db.close();
		},
	};
}
