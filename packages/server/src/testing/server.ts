import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@roost/api-client/client";
import { afterAll, beforeAll, describe } from "vitest";
import type { AppContext } from "../context.ts";
import { githubConnections, users } from "../db/schema.ts";
import { type Overrides, startServer } from "../main.ts";
import { type DatabaseKind, databaseKinds, freshDatabase, prepareEmbedded } from "./database.ts";
import { type Claims, startIssuer, type TestIssuer } from "./issuer.ts";
import { until } from "./until.ts";

export type Person = { id: string; email: string; token: string };

export type PersonOptions = {
	accountType?: "free" | "pro" | "enterprise";
	email?: string;
	/** A payment method is set up; true unless told otherwise. */
	payment?: boolean;
	/** A code host is connected; true unless told otherwise. */
	github?: boolean;
	isActive?: boolean;
	/** Claims over the usual ones of the token. */
	claims?: Claims;
};

/** A machine of this person's, created over the API and running. */
export async function runningMachine(server: TestServer, person: Person, vmName = "atlas"): Promise<string> {
	const client = server.client(person);
	const { id } = await client.call("vm.deploy", { body: { vmTypeId: "nest-1", vmName, vmVolume: 10 } });
	await until("the machine runs", async () =>
		(await client.call("vm.listDeployed")).some((vm) => vm.id === id && vm.status === "running"),
	);
	return id ?? "";
}

export type Sent = {
	as?: Person;
	query?: Record<string, string>;
	/** Sent as JSON; text and bytes as they are. */
	body?: unknown;
	headers?: Record<string, string>;
};

/** `json` is undefined where the reply is none. */
export type Answer = { status: number; headers: Headers; text: string; json: unknown };

export type TestServer = {
	url: string;
	context: AppContext;
	issuer: TestIssuer;
	dataDir: string;
	/** Makes an account, set up and pro unless told otherwise, and its token. */
	person(options?: PersonOptions): Promise<Person>;
	/** One HTTP call below /api, its path as written. */
	send(method: string, path: string, sent?: Sent): Promise<Answer>;
	/** The product's own client, signed in as this person. */
	client(person: Person): Client;
	close(): Promise<void>;
};

export type TestServerOptions = {
	database?: DatabaseKind;
	env?: NodeJS.ProcessEnv;
	overrides?: Overrides;
};

/** The real server on a free port, with its own data directory, database and issuer. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
	const dataDir = mkdtempSync(join(tmpdir(), "roost-test-"));
	const issuer = await startIssuer();
	const database = await freshDatabase(options.database ?? "embedded");
	if (!database.url) await prepareEmbedded(dataDir);
	const remove = async () => {
		issuer.close();
		await database.remove();
		rmSync(dataDir, { recursive: true, force: true });
	};
	const running = await startServer(
		{
			ROOST_ENV: "test",
			PORT: "0",
			ROOST_DATA_DIR: dataDir,
			ROOST_ISSUER: issuer.url,
			ROOST_CLIENT_ID: "test-client",
			ROOST_AUDIENCE: issuer.audience,
			ROOST_RATE_LIMIT: "1000000",
			LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? "silent",
			...(database.url && { DATABASE_URL: database.url }),
			...options.env,
		},
		options.overrides,
	).catch(async (error: unknown) => {
		await remove();
		throw error;
	});
	const { url, context } = running;
	let people = 0;

	return {
		url,
		context,
		issuer,
		dataDir,
		async person({ accountType = "pro", payment = true, github = true, isActive = true, ...rest } = {}) {
			const username = `p${++people}-${accountType}`;
			const email = rest.email ?? `${username}@roost.test`;
			const id = `auth0|${username}`;
			await context.db.insert(users).values({
				id,
				email,
				username,
				accountType,
				isActive,
				emailVerified: true,
				isStripePaymentMethodSetup: payment,
				creditBalance: "50",
			});
			if (github) await context.db.insert(githubConnections).values({ userId: id, login: username });
			return { id, email, token: await issuer.token({ sub: id, email, nickname: username, ...rest.claims }) };
		},
		async send(method, path, { as, query, body, headers = {} } = {}) {
			const raw = typeof body === "string" || body instanceof Uint8Array;
			const reply = await fetch(`${url}/api${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
				method,
				headers: {
					...(as && { authorization: `Bearer ${as.token}` }),
					...(body !== undefined && { "content-type": "application/json" }),
					...headers,
				},
				...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
			});
			const text = await reply.text();
			let json: unknown;
			try {
				json = JSON.parse(text);
			} catch {
				json = undefined;
			}
			return { status: reply.status, headers: reply.headers, text, json };
		},
		client: ({ id, email, token }) =>
			createClient({
				baseUrl: `${url}/api`,
				token: async () => token,
				identity: () => ({ userId: id, userEmail: email }),
			}),
		async close() {
			await running.close();
			// Machines outlive a server on purpose: here nothing may.
			for (const { id } of await context.compute.list()) await context.compute.terminate(id);
			await remove();
		},
	};
}

/** Runs the tests on every database, each with one server that they share. */
export function describeServer(
	name: string,
	tests: (server: () => TestServer) => void,
	options: () => Promise<Omit<TestServerOptions, "database">> = async () => ({}),
): void {
	describe.each(databaseKinds)(`${name} (%s)`, (database) => {
		let server: TestServer | undefined;
		beforeAll(async () => {
			server = await startTestServer({ ...(await options()), database });
		});
		afterAll(() => server?.close());
		tests(() => {
			if (!server) throw new Error("the server is not up");
			return server;
		});
	});
}
