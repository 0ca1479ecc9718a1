import { and, eq, ne, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { apps, appTypes, vms } from "../db/schema.ts";
import { publicInternet } from "../deploy/admission.ts";
import { deployApp } from "../deploy/deploy.ts";
import { DeployFailure } from "../deploy/failure.ts";
import { waitForHttp } from "../deploy/health.ts";
import { gitSource } from "../deploy/source.ts";
import { ensureRunning, removeApp } from "../deploy/supervisor.ts";
import { JobFailure, type JobHandler, type JobRow } from "./job.ts";

/** As long as a deployment waits. */
const relaunchTimeoutMs = 60_000;

type AppChange = Partial<typeof apps.$inferInsert>;

/** Changes an app's state, unless it has been told to end meanwhile. */
const change = (tx: Queryable, appId: string, values: AppChange) =>
	tx
		.update(apps)
		.set({ ...values, updatedAt: sql`now()` })
		.where(and(eq(apps.id, appId), ne(apps.wanted, "terminated")));

const appIdOf = (job: JobRow): string => {
	if (!job.appId) throw new JobFailure("This job names no app.");
	return job.appId;
};

const load = async (context: AppContext, job: JobRow) => {
	const [row] = await context.db
		.select({ app: apps, template: appTypes, vm: vms })
		.from(apps)
		.innerJoin(appTypes, eq(appTypes.id, apps.appTypeId))
		.innerJoin(vms, eq(vms.id, apps.vmId))
		.where(eq(apps.id, appIdOf(job)));
	if (!row) throw new JobFailure("The app is gone.");
	return row;
};

/** Hosts of code the operator named, which may be on a network of their own. */
const operatorsOrigins = ({ config }: AppContext): string[] => [
	...(config.codehostUrl === undefined ? [] : [config.codehostUrl]),
	...config.templates.map((template) => template.url),
];

/** What a deployment cannot mend by trying again is told as it is; anything else is tried again. */
const asJobFailure = (error: unknown): never => {
	throw error instanceof DeployFailure ? new JobFailure(error.reason, { cause: error }) : error;
};

const deploy: JobHandler = {
	maxAttempts: 6,
	async run(context, run) {
		const { app, template, vm } = await load(context, run.job);
		if (vm.status !== "running") throw new JobFailure("VM is not running");
		const ssh = await context.ssh.machine(vm.id);
		const deployed = await deployApp({
			ssh,
			source: gitSource({
				url: template.repoUrl,
				cacheDir: context.config.gitCacheDir,
				admit: publicInternet(operatorsOrigins(context)),
			}),
			slug: app.slug,
			...(app.port !== null && { port: app.port }),
			...(context.config.npmRegistry && { npmRegistry: context.config.npmRegistry }),
			onStep: run.step,
			onLine: run.line,
			signal: run.signal,
		}).catch(asJobFailure);
		return {
			message: `Answers on port ${deployed.port}`,
			commit: async (tx) => {
				await change(tx, app.id, {
					status: "running",
					reason: null,
					port: deployed.port,
					projectPath: deployed.projectPath,
					lastJobId: run.job.id,
				});
			},
		};
	},
	async cleanUp(context, job) {
		const { app, vm } = await load(context, job);
		if (vm.status !== "running") return;
		await removeApp({ ssh: await context.ssh.machine(vm.id), slug: app.slug });
		await context.db.update(apps).set({ removed: true }).where(eq(apps.id, app.id));
	},
	async failed(_context, job, reason, tx) {
		await change(tx, appIdOf(job), { status: "failed", wanted: "terminated", reason, lastJobId: job.id });
	},
};

const relaunch: JobHandler = {
	maxAttempts: 4,
	async run(context, run) {
		const { app, vm } = await load(context, run.job);
		if (vm.status !== "running" || app.wanted !== "running") return { message: "Nothing to relaunch" };
		run.step("relaunch");
		const ssh = await context.ssh.machine(vm.id);
		await ensureRunning({ ssh, slug: app.slug });
		run.step("health");
		const port = app.port ?? 0;
		const answer = await waitForHttp(ssh, () => [port], Date.now() + relaunchTimeoutMs, run.signal);
		if ("last" in answer) {
			throw new JobFailure(
				`${app.name} was started again but nothing answered on port ${port} within ${relaunchTimeoutMs / 1000} s.`,
			);
		}
		return { message: `${app.name} answers again` };
	},
	async failed(_context, job, reason, tx) {
		await change(tx, appIdOf(job), { status: "failed", wanted: "terminated", reason, lastJobId: job.id });
	},
};

const terminate: JobHandler = {
	maxAttempts: Number.POSITIVE_INFINITY,
	async run(context, run) {
		const { app, vm } = await load(context, run.job);
		const awake = vm.status === "running";
		if (awake) {
			run.step("stop");
			await removeApp({ ssh: await context.ssh.machine(vm.id), slug: app.slug });
		}
		return {
			// On a sleeping machine nothing runs; its files go when it wakes.
			message: awake
				? `${app.name} is gone from ${vm.name}`
				: `${app.name} will not come back when ${vm.name} wakes`,
			commit: async (tx) => {
				await tx
					.update(apps)
					.set({ status: "terminated", removed: awake, updatedAt: sql`now()` })
					.where(eq(apps.id, app.id));
			},
		};
	},
	async failed() {},
};

export const appJobs = {
	"app.deploy": deploy,
	"app.relaunch": relaunch,
	"app.terminate": terminate,
} satisfies Record<string, JobHandler>;
