import { and, eq, ne, sql } from "drizzle-orm";
import { closeUsage, openUsage } from "../commands/usage.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { apps, vms, vmTypes } from "../db/schema.ts";
import { slugFromName } from "../domain/slug.ts";
import { JobFailure, type JobHandler, type JobRow } from "./job.ts";

type VmStatus = (typeof vms.$inferSelect)["status"];
type VmChange = Partial<Pick<typeof vms.$inferInsert, "status" | "wanted" | "reason">>;

/** Changes a machine's state, unless it has been told to end meanwhile: that always wins. */
const change = (tx: Queryable, vmId: string, values: VmChange & { status: VmStatus }) =>
	tx
		.update(vms)
		.set({ ...values, reason: values.reason ?? null, statusSince: sql`now()` })
		.where(and(eq(vms.id, vmId), ne(vms.wanted, "terminated")))
		.returning({ id: vms.id });

const load = async (context: AppContext, vmId: string) => {
	const [row] = await context.db
		.select({ vm: vms, type: vmTypes })
		.from(vms)
		.innerJoin(vmTypes, eq(vmTypes.id, vms.typeId))
		.where(eq(vms.id, vmId));
	if (!row) throw new JobFailure("The machine is gone.");
	return row;
};

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Apps that ran before the machine slept are started again, each by a job of its own. */
const relaunchApps = async (context: AppContext, tx: Queryable, job: JobRow) => {
	const rows = await tx
		.select()
		.from(apps)
		.where(and(eq(apps.vmId, job.vmId), eq(apps.status, "running"), eq(apps.wanted, "running")));
	for (const app of rows) {
		await context.queue.enqueue(tx, {
			kind: "app.relaunch",
			userId: job.userId,
			vmId: job.vmId,
			appId: app.id,
			operation: `Relaunch ${app.name}`,
		});
	}
};

const create: JobHandler = {
	maxAttempts: 6,
	async run(context, run) {
		const { vm, type } = await load(context, run.job.vmId);
		const started = Date.now();
		run.step("sandbox");
		await context.compute.create(
			vm.id,
			{
				hostname: slugFromName(vm.name),
				vcpus: type.vcpus,
				memoryMb: type.memoryMb,
				diskGb: vm.volumeGb,
			},
			vm.publicKey,
			run.signal,
		);
		run.line("The machine is up and has its network.");
		run.step("ssh");
		await context.ssh.machine(vm.id);
		return {
			message: `${vm.name} was ready in ${seconds(started)}`,
			async commit(tx) {
				const changed = await change(tx, vm.id, { status: "running" });
				if (changed.length > 0) await openUsage(tx, vm.id, "running", context.config.storageUsdPerGbMonth);
			},
		};
	},
	async cleanUp(context, job) {
		context.ssh.drop(job.vmId);
		await context.compute.terminate(job.vmId);
	},
	async failed(_context, job, reason, tx) {
		await change(tx, job.vmId, { status: "failed", reason });
	},
};

const hibernate: JobHandler = {
	maxAttempts: 6,
	async run(context, run) {
		const { vm } = await load(context, run.job.vmId);
		run.step("stop");
		context.ssh.drop(vm.id);
		await context.compute.hibernate(vm.id);
		return {
			message: `${vm.name} sleeps. Its disk is kept at a fifth of the compute rate.`,
			async commit(tx) {
				const changed = await change(tx, vm.id, { status: "hibernated" });
				if (changed.length > 0) await openUsage(tx, vm.id, "hibernated", context.config.storageUsdPerGbMonth);
			},
		};
	},
	async failed(_context, job, reason, tx) {
		await change(tx, job.vmId, { status: "running", wanted: "running", reason });
	},
};

const wake: JobHandler = {
	maxAttempts: 6,
	async run(context, run) {
		const { vm } = await load(context, run.job.vmId);
		const started = Date.now();
		run.step("start");
		context.ssh.drop(vm.id);
		await context.compute.wake(vm.id, run.signal);
		run.step("ssh");
		await context.ssh.machine(vm.id);
		return {
			message: `${vm.name} is awake after ${seconds(started)}`,
			async commit(tx) {
				const changed = await change(tx, vm.id, { status: "running" });
				if (changed.length === 0) return;
				await openUsage(tx, vm.id, "running", context.config.storageUsdPerGbMonth);
				await relaunchApps(context, tx, run.job);
			},
		};
	},
	async cleanUp(context, job) {
		context.ssh.drop(job.vmId);
		await context.compute.hibernate(job.vmId);
	},
	async failed(context, job, reason, tx) {
		const changed = await change(tx, job.vmId, { status: "hibernated", wanted: "hibernated", reason });
		if (changed.length > 0) await openUsage(tx, job.vmId, "hibernated", context.config.storageUsdPerGbMonth);
	},
};

const terminate: JobHandler = {
	// A machine that is told to end must end: it is tried again for as long as it takes.
	maxAttempts: Number.POSITIVE_INFINITY,
	async run(context, run) {
		const [vm] = await context.db.select().from(vms).where(eq(vms.id, run.job.vmId));
		run.step("stop");
		context.ssh.drop(run.job.vmId);
		await context.compute.terminate(run.job.vmId);
		return {
			message: `${vm?.name ?? "The machine"} and everything on it is gone`,
			async commit(tx) {
				await closeUsage(tx, run.job.vmId);
				await tx
					.update(apps)
					.set({ status: "terminated", wanted: "terminated", removed: true, updatedAt: sql`now()` })
					.where(and(eq(apps.vmId, run.job.vmId), eq(apps.removed, false)));
				await tx
					.update(vms)
					.set({ status: "terminated", reason: null, statusSince: sql`now()` })
					.where(eq(vms.id, run.job.vmId));
			},
		};
	},
	async failed() {},
};

export const vmJobs = {
	"vm.create": create,
	"vm.hibernate": hibernate,
	"vm.wake": wake,
	"vm.terminate": terminate,
} satisfies Record<string, JobHandler>;
