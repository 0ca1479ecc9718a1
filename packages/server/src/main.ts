import { eq } from "drizzle-orm";
import { buildApp } from "./app.ts";
import { createAuthenticator } from "./auth.ts";
import type { ComputeDriver } from "./compute/driver.ts";
import { LocalDriver } from "./compute/local/driver.ts";
import { createSampler } from "./compute/sampler.ts";
import { readConfig } from "./config.ts";
import type { AppContext } from "./context.ts";
import { openDatabase } from "./db/open.ts";
import { vms, vmTypes } from "./db/schema.ts";
import { seed } from "./db/seed.ts";
import { listen } from "./http/listener.ts";
import { createJobQueue } from "./jobs/queue.ts";
import { createReconciler } from "./jobs/reconciler.ts";
import { createRetention } from "./jobs/retention.ts";
import { createJobRunner } from "./jobs/runner.ts";
import { lockDataDir } from "./lock.ts";
import { createLogger } from "./log.ts";
import { createAppProxy } from "./proxy/app-proxy.ts";
import { createLookup } from "./proxy/lookup.ts";
import { createSeal, loadKey } from "./secrets.ts";
import { MachinePool } from "./ssh/pool.ts";
import { createTerminalGateway } from "./terminal/gateway.ts";

/** `context` is what the server itself works with: tests set up and look up through it. */
export type RunningServer = { url: string; context: AppContext; close(): Promise<void> };

/** What tests put in the place of the real thing. */
export type Overrides = { compute?: ComputeDriver; onStep?: (step: string) => void };

const drainMs = 10_000;

const withoutPort = (domain: string) => domain.replace(/:\d+$/, "");

/** Runs what was opened backwards, so that whatever started last ends first. */
class Closers {
	readonly #steps: (() => unknown)[] = [];
	add(step: () => unknown): void {
		this.#steps.push(step);
	}
	async run(): Promise<void> {
		for (const step of this.#steps.splice(0).reverse()) await step();
	}
}

/**
 * Starts Roost from environment variables (see config.ts): listens, migrates, resumes what a crash left, serves.
 * Rejects with ConfigError, DataDirError, PortInUse or ComputeUnavailable, each with a message for the operator
 * and nothing left running.
 */
export async function startServer(env: NodeJS.ProcessEnv, overrides: Overrides = {}): Promise<RunningServer> {
	const config = readConfig(env);
	const log = createLogger(config.logLevel);
	const closers = new Closers();
	try {
		const listener = await listen(config.host, config.port);
		closers.add(() => listener.server.listening && listener.close(0));
		closers.add(lockDataDir(config.dataDir));
		const compute = overrides.compute ?? new LocalDriver({ dataDir: config.dataDir });
		await compute.check();
		const database = await openDatabase(config.databaseUrl, config.dataDir);
		closers.add(() => database.close());
		const { db, boss } = database;
		await seed(db, config);
		boss.on("error", (error) => log.error(error, "job queue"));
		await boss.start();
		closers.add(() => boss.stop({ graceful: true, timeout: drainMs, close: true }));

		const seal = createSeal(loadKey(config.secret, config.secretFile));
		const ssh = new MachinePool(async (vmId) => {
			const [vm] = await db.select({ sealed: vms.sealedPrivateKey }).from(vms).where(eq(vms.id, vmId));
			const privateKey = vm && seal.open("vm-ssh-key", vm.sealed);
			if (!privateKey) throw new Error(`no key opens machine ${vmId}`);
			return { endpoint: await compute.dialSsh(vmId), privateKey };
		});
		closers.add(() => ssh.close());
		const metrics = createSampler(
			compute,
			() =>
				db
					.select({ id: vms.id, vcpus: vmTypes.vcpus })
					.from(vms)
					.innerJoin(vmTypes, eq(vmTypes.id, vms.typeId))
					.where(eq(vms.status, "running")),
			log,
		);
		const url = config.publicUrl ?? `http://localhost:${listener.port}`;
		const context: AppContext = {
			config,
			log,
			db,
			boss,
			exclusive: database.exclusive,
			seal,
			authenticate: createAuthenticator(config),
			compute,
			metrics,
			ssh,
			queue: createJobQueue(boss),
			cancelJob: (jobId) => runner.cancel(jobId),
			apps: {
				scheme: url.startsWith("https:") ? "https" : "http",
				domain: config.appsDomain ?? `localhost:${listener.port}`,
			},
			onStep: overrides.onStep,
		};
		const runner = createJobRunner(context);
		await runner.start();
		closers.add(() => runner.stop());
		const reconciler = createReconciler(context);
		await reconciler.start();
		closers.add(() => reconciler.stop());
		const retention = createRetention(context);
		retention.start();
		closers.add(() => retention.stop());
		metrics.start();
		closers.add(() => metrics.stop());

		let ready = true;
		const app = await buildApp(context, listener.server, () => ready);
		await app.ready();
		closers.add(() => app.close());
		const proxy = createAppProxy({
			lookup: createLookup(context),
			ssh,
			appsDomain: withoutPort(context.apps.domain),
		});
		closers.add(() => proxy.close());
		const origins = [
			...new Set([
				url,
				`http://localhost:${listener.port}`,
				`http://127.0.0.1:${listener.port}`,
				...config.appOrigins,
			]),
		].map((address) => new URL(address).origin);
		const gateway = createTerminalGateway(context, () => origins);
		listener.attach({
			request: (request, response) =>
				proxy.handles(request.headers.host)
					? proxy.request(request, response)
					: app.routing(request, response),
			upgrade: (request, socket, head) => {
				if (proxy.handles(request.headers.host)) proxy.upgrade(request, socket, head);
				else if (gateway.handles(request)) gateway.upgrade(request, socket, head);
				else socket.destroy();
			},
		});
		closers.add(() => {
			ready = false;
			gateway.close();
			return listener.close(drainMs);
		});
		log.info(
			{ url, dataDir: config.dataDir, engine: compute.name, limits: compute.capabilities() },
			"roost is up",
		);
		return { url, context, close: () => closers.run() };
	} catch (error) {
		await closers.run();
		throw error;
	}
}
