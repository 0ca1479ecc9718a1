import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@roost/api-client/client";
import { startCodehost } from "@roost/standins/codehost/start";
import { templates } from "@roost/standins/codehost/templates";
import { signIn } from "@roost/standins/identity/sign-in";
import { startIdentity } from "@roost/standins/identity/start";

const clientId = "roost-crash";
const audience = "https://api.roost.test";

/** Resolves with what `ask` gives once it gives something; fails when `ms` have passed. */
export async function until<T>(
	what: string,
	ask: () => Promise<T | undefined | false>,
	ms = 60_000,
): Promise<T> {
	const deadline = Date.now() + ms;
	let last: unknown;
	while (Date.now() < deadline) {
		try {
			const got = await ask();
			if (got !== undefined && got !== false) return got;
		} catch (error) {
			last = error;
		}
		await pause(25);
	}
	throw new Error(`not within ${ms / 1000} s: ${what}`, { cause: last });
}

/** A whole Roost whose server can be killed and started again on the same data and port. */
export class CrashSystem {
	readonly dataDir = mkdtempSync(join(tmpdir(), "roost-crash-"));
	#child: ChildProcess | undefined;
	#env: NodeJS.ProcessEnv = {};
	#ended: Array<() => Promise<void>> = [];
	port = 0;
	client!: Client;

	async start(): Promise<void> {
		const identity = await startIdentity({
			port: 0,
			host: "127.0.0.1",
			dataDir: this.dataDir,
			appOrigins: ["http://localhost:1"],
			clientId,
			audience,
		});
		this.#ended.push(() => identity.close());
		const codehost = await startCodehost({ port: 0, host: "127.0.0.1", dataDir: this.dataDir });
		this.#ended.push(() => codehost.close());
		this.#env = {
			...process.env,
			ROOST_ENV: "test",
			ROOST_DATA_DIR: join(this.dataDir, "server"),
			ROOST_ISSUER: identity.url,
			ROOST_CLIENT_ID: clientId,
			ROOST_AUDIENCE: audience,
			ROOST_SEED_DEMO: "1",
			ROOST_RATE_LIMIT: "1000000",
			ROOST_TEMPLATES: JSON.stringify(
				templates.map(({ name, title, description, path }) => ({
					name,
					title,
					description,
					url: new URL(path, codehost.url).href,
				})),
			),
			LOG_LEVEL: "warn",
			PORT: "0",
		};
		await this.startServer();
		const { accessToken } = await signIn({
			issuer: identity.url,
			clientId,
			audience,
			redirectUri: "http://localhost:1/",
			email: "pro@roost.test",
			password: "roost",
		});
		this.client = createClient({
			baseUrl: `http://127.0.0.1:${this.port}/api`,
			token: async () => accessToken,
			identity: () => undefined,
		});
	}

	async startServer(): Promise<void> {
		const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), {
			env: this.#env,
			execArgv: [],
		});
		this.#child = child;
		const message = await Promise.race([
			once(child, "message").then(([said]) => said as { url: string }),
			once(child, "exit").then(([code]) => {
				throw new Error(`the server ended with ${code} at its start`);
			}),
		]);
		this.port = Number(new URL(message.url).port);
		this.#env = { ...this.#env, PORT: String(this.port) };
	}

	/** From now on the server dies at this step. */
	async arm(at: string, afterMs: number): Promise<void> {
		this.#child?.send({ at, afterMs });
		await once(this.#running, "message");
	}

	get #running(): ChildProcess {
		if (!this.#child) throw new Error("the server is not running");
		return this.#child;
	}

	/** Waits for the armed death, and starts the server again. */
	async restartAfterDeath(step: string): Promise<void> {
		const child = this.#running;
		if (child.exitCode === null && child.signalCode === null) {
			await Promise.race([
				once(child, "exit"),
				pause(30_000, undefined, { ref: false }).then(() => {
					throw new Error(`the server never reached ${step}`);
				}),
			]);
		}
		if (child.signalCode !== "SIGKILL") throw new Error(`the server ended by itself at ${step}`);
		await this.startServer();
	}

	/** The status and body an app answers at `/`. */
	visit(appUrl: string): Promise<{ status: number; body: string }> {
		return new Promise((resolve, reject) => {
			const asked = request(
				{ host: "127.0.0.1", port: this.port, headers: { host: new URL(appUrl).host } },
				async (reply) => {
					let body = "";
					for await (const chunk of reply) body += chunk;
					resolve({ status: reply.statusCode ?? 0, body });
				},
			);
			asked.on("error", reject).end();
		});
	}

	async stop(): Promise<void> {
		const child = this.#child;
		if (child && child.exitCode === null && child.signalCode === null) {
			child.kill("SIGTERM");
			await once(child, "exit");
		}
		for (const end of this.#ended.reverse()) await end();
		rmSync(this.dataDir, { recursive: true, force: true });
	}
}
