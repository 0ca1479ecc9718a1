import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LocalDriver } from "@roost/server/compute/local/driver";
import { signIn } from "@roost/standins/identity/sign-in";
import { freePort, startChild } from "./child.ts";

const clientId = "roost";
const audience = "https://api.roost.test";
const templates = ["static-site", "node-web"];

export type Reply = { status: number; body: unknown };

/** The running system, and the one person of the benchmark signed in to it. */
export type System = {
	/** `http://127.0.0.1:<port>`, where the API is asked. */
	api: string;
	/** `http://localhost:<port>`, the address people have. */
	url: string;
	port: number;
	identityUrl: string;
	codehostUrl: string;
	dataDir: string;
	serverPid: number;
	token: string;
	email: string;
	/** Calls the API. @throws Error for a status of 400 and above. */
	call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
	close(): Promise<void>;
};

const email = "pro@roost.test";
export const password = "roost";

/** Ends machines a failed benchmark left: they outlive the server by design. */
async function endMachines(dataDir: string): Promise<void> {
	const driver = new LocalDriver({ dataDir });
	for (const { id } of await driver.list()) await driver.terminate(id);
}

/**
 * Starts the stand-ins and the server, each in a process of its own, on free ports with an empty data
 * directory. `close` ends them and leaves nothing.
 */
export async function startSystem(): Promise<System> {
	const dataDir = mkdtempSync(join(tmpdir(), "roost-bench-"));
	const closers: (() => Promise<void>)[] = [
		async () => {
			await endMachines(dataDir);
			rmSync(dataDir, { recursive: true, force: true });
		},
	];
	const close = async () => {
		for (const step of closers.splice(0).reverse()) await step();
	};
	try {
		const port = await freePort();
		const url = `http://localhost:${port}`;
		const standins = await startChild<{ identity: string; codehost: string }>("./standins.ts", {
			args: [join(dataDir, "standins"), url, clientId, audience],
		});
		closers.push(() => standins.end());
		const { identity, codehost } = standins.told;
		const server = await startChild<{ url: string }>("./server.ts", {
			nodeOptions: process.env.ROOST_BENCH_NODE_OPTIONS?.split(" ") ?? [],
			env: {
				PORT: String(port),
				ROOST_DATA_DIR: dataDir,
				ROOST_ISSUER: identity,
				ROOST_CLIENT_ID: clientId,
				ROOST_AUDIENCE: audience,
				ROOST_SEED_DEMO: "1",
				ROOST_RATE_LIMIT: "1000000000",
				ROOST_TEMPLATES: JSON.stringify(
					templates.map((name) => ({
						name,
						title: name,
						description: name,
						url: `${codehost}roost-templates/${name}.git`,
					})),
				),
				LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
			},
		});
		closers.push(() => server.end());
		const { accessToken } = await signIn({
			issuer: identity,
			clientId,
			audience,
			redirectUri: `${url}/`,
			email,
			password,
		});
		const api = `http://127.0.0.1:${port}`;
		return {
			api,
			url,
			port,
			identityUrl: identity,
			codehostUrl: codehost,
			dataDir,
			serverPid: server.process.pid ?? 0,
			token: accessToken,
			email,
			async call<Answer>(method: string, path: string, body?: unknown) {
				const response = await fetch(`${api}/api${path}`, {
					method,
					headers: {
						authorization: `Bearer ${accessToken}`,
						...(body !== undefined && { "content-type": "application/json" }),
					},
					...(body !== undefined && { body: JSON.stringify(body) }),
				});
				const text = await response.text();
				if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
				const json = response.headers.get("content-type")?.includes("json");
				return (json ? JSON.parse(text) : text) as Answer;
			},
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}
