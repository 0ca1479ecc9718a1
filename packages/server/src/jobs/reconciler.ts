import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { apps, type JobKind, jobs, vms } from "../db/schema.ts";
import { removeApp } from "../deploy/supervisor.ts";
import { openStatuses } from "./queue.ts";

const tickMs = 5_000;

type VmRow = typeof vms.$inferSelect;

/** What a machine without any open job still needs, by what it is meant to be and what the engine says. */
export function vmRepair(
	vm: Pick<VmRow, "status" | "wanted">,
	engine: "absent" | "running" | "stopped" | "partial",
): { kind: JobKind; status: VmRow["status"] } | undefined {
	if (vm.status === "terminated" || vm.status === "failed") return undefined;
	if (vm.wanted === "terminated") return { kind: "vm.terminate", status: "terminating" };
	if (vm.status === "creating") return { kind: "vm.create", status: "creating" };
	if (vm.wanted === "hibernated") {
		return vm.status === "hibernated" && engine !== "running" && engine !== "partial"
			? undefined
			: { kind: "vm.hibernate", status: "hibernating" };
	}
	return vm.status === "running" && engine === "running"
		? undefined
		: { kind: "vm.wake", status: "starting" };
}

const titles: Record<JobKind, string> = {
	"vm.create": "Create VM",
	"vm.hibernate": "Hibernate",
	"vm.wake": "Wake",
	"vm.terminate": "Terminate VM",
	"app.deploy": "Deploy",
	"app.relaunch": "Relaunch",
	"app.terminate": "Terminate",
};

export type Reconciler = { start(): Promise<void>; stop(): Promise<void> };

/**
 * Compares what is wanted with what the engine reports, so that a crash at any line ends in the wanted state:
 * asks again for jobs nobody works on, makes jobs for what has none, and ends machines nobody knows.
 */
export function createReconciler(context: AppContext): Reconciler {
	const { db, queue, compute, log } = context;
	let timer: NodeJS.Timeout | undefined;
	let current: Promise<void> = Promise.resolve();
	let stopped = false;

	const resumeJobs = async () => {
		const waiting = await db
			.select({ id: jobs.id })
			.from(jobs)
			.where(
				and(
					inArray(jobs.status, [...openStatuses]),
					sql`(${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`,
					// A pending job just written has a message of its own on the way.
					sql`(${jobs.status} = 'running' or ${jobs.updatedAt} < now() - interval '2 seconds')`,
					sql`not exists (select 1 from jobs older where older.vm_id = ${jobs.vmId} and older.status in ('pending', 'running') and (older.created_at, older.id) < (${jobs.createdAt}, ${jobs.id}))`,
				),
			);
		for (const { id } of waiting) await queue.nudge(db, id);
	};

	const withoutJob = sql`not exists (select 1 from jobs where jobs.vm_id = ${vms.id} and jobs.status in ('pending', 'running'))`;

	const repairMachines = async () => {
		const engine = new Map((await compute.list()).map((machine) => [machine.id, machine.state]));
		const rows = await db
			.select()
			.from(vms)
			.where(and(ne(vms.status, "terminated"), withoutJob));
		for (const vm of rows) {
			if (!vmRepair(vm, engine.get(vm.id) ?? "absent")) continue;
			// The list is older than the row: ask again before acting.
			const repair = vmRepair(vm, (await compute.inspect(vm.id)).state);
			if (!repair) continue;
			log.warn(
				{ vm: vm.id, status: vm.status, wanted: vm.wanted, repair: repair.kind },
				"machine needs repair",
			);
			await db.transaction(async (tx) => {
				const [unchanged] = await tx
					.update(vms)
					.set({ status: repair.status, statusSince: sql`now()` })
					.where(and(eq(vms.id, vm.id), eq(vms.status, vm.status), eq(vms.wanted, vm.wanted), withoutJob))
					.returning({ id: vms.id });
				if (!unchanged) return;
				await queue.enqueue(tx, {
					kind: repair.kind,
					userId: vm.userId,
					vmId: vm.id,
					operation: `${titles[repair.kind]} ${vm.name}`,
				});
			});
		}
		if (engine.size === 0) return;
		const known = await db
			.select({ id: vms.id, status: vms.status })
			.from(vms)
			.where(inArray(vms.id, [...engine.keys()]));
		const living = new Set(known.filter(({ status }) => status !== "terminated").map(({ id }) => id));
		for (const id of engine.keys()) {
			if (living.has(id)) continue;
			log.warn({ machine: id }, "ending a machine that no account has");
			await compute.terminate(id);
		}
	};

	const repairApps = async () => {
		const rows = await db
			.select({ app: apps, vmName: vms.name })
			.from(apps)
			.innerJoin(vms, eq(vms.id, apps.vmId))
			.where(
				and(
					or(eq(apps.status, "creating"), eq(apps.status, "terminating")),
					ne(vms.wanted, "terminated"),
					sql`not exists (select 1 from jobs where jobs.app_id = ${apps.id} and jobs.status in ('pending', 'running'))`,
				),
			);
		for (const { app, vmName } of rows) {
			const kind = app.wanted === "running" ? "app.deploy" : "app.terminate";
			await db.transaction((tx) =>
				queue.enqueue(tx, {
					kind,
					userId: app.userId,
					vmId: app.vmId,
					appId: app.id,
					operation: `${titles[kind]} ${app.name} ${kind === "app.deploy" ? "to" : "on"} ${vmName}`,
				}),
			);
		}
	};

	/** Files of apps that ended while their machine could not be reached. */
	const sweepApps = async () => {
		const rows = await db
			.select({ id: apps.id, slug: apps.slug, vmId: apps.vmId })
			.from(apps)
			.innerJoin(vms, eq(vms.id, apps.vmId))
			.where(
				and(
					inArray(apps.status, ["terminated", "failed"]),
					eq(apps.removed, false),
					eq(vms.status, "running"),
					withoutJob,
				),
			);
		for (const app of rows) {
			await removeApp({ ssh: await context.ssh.machine(app.vmId), slug: app.slug });
			await db.update(apps).set({ removed: true }).where(eq(apps.id, app.id));
		}
	};

	const tick = async () => {
		for (const part of [resumeJobs, repairMachines, repairApps, sweepApps]) {
			if (stopped) return;
			await part().catch((error) => log.error({ err: error, part: part.name }, "reconciler"));
		}
	};

	const schedule = () => {
		timer = setTimeout(() => {
			current = tick().then(() => {
				if (!stopped) schedule();
			});
		}, tickMs);
	};

	return {
		async start() {
			if (context.exclusive) {
				// Nobody else can have the embedded database open: every lease is a dead process's.
				await db.update(jobs).set({ leaseUntil: null, leaseOwner: null }).where(eq(jobs.status, "running"));
			}
			await tick();
			schedule();
		},
		async stop() {
			stopped = true;
			clearTimeout(timer);
			await current;
		},
	};
}
