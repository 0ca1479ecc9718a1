import { and, eq, inArray, sql } from "drizzle-orm";
import type { Caller } from "../../auth.ts";
import type { AppContext } from "../../context.ts";
import { ownVm } from "../../db/queries.ts";
import { type JobKind, jobs, vms } from "../../db/schema.ts";
import { assertManagesVms } from "../../policies/vms.ts";
import { Problem } from "../../problem.ts";
import { handler, type UserRow } from "../handler.ts";

type VmRow = typeof vms.$inferSelect;
type Action = {
	kind: JobKind;
	from: readonly VmRow["status"][];
	status: VmRow["status"];
	wanted: VmRow["wanted"];
	refused: "vm_not_running" | "vm_not_hibernated" | "vm_not_found";
	operation: (vmName: string) => string;
};

/** Writes the wanted state and its job, if the machine is in a state that allows it; two at once do it once. */
async function act(
	context: AppContext,
	who: { caller: Caller; user: UserRow },
	vmId: string,
	action: Action,
): Promise<{ jobId: string }> {
	await assertManagesVms(context, who.caller, who.user);
	const { vm } = await ownVm(context.db, who.user.id, vmId);
	return context.db.transaction(async (tx) => {
		const [changed] = await tx
			.update(vms)
			.set({ status: action.status, wanted: action.wanted, reason: null, statusSince: sql`now()` })
			.where(and(eq(vms.id, vm.id), inArray(vms.status, [...action.from])))
			.returning({ id: vms.id });
		if (!changed) throw new Problem(action.refused);
		const jobId = await context.queue.enqueue(tx, {
			kind: action.kind,
			userId: who.user.id,
			vmId: vm.id,
			operation: action.operation(vm.name),
		});
		if (action.kind === "vm.terminate") {
			await context.queue.clear(tx, vm.id, jobId, "The machine was terminated");
		}
		return { jobId };
	});
}

export const hibernateVm = handler("vm.hibernate", async ({ context, caller, user, body }) => {
	await act(context, { caller, user }, body.vmId, {
		kind: "vm.hibernate",
		from: ["running"],
		status: "hibernating",
		wanted: "hibernated",
		refused: "vm_not_running",
		operation: (name) => `Hibernate ${name}`,
	});
	return { message: "hibernating" };
});

export const wakeVm = handler("vm.wakeup", async ({ context, caller, user, body }) => {
	await act(context, { caller, user }, body.vmId, {
		kind: "vm.wake",
		from: ["hibernated"],
		status: "starting",
		wanted: "running",
		refused: "vm_not_hibernated",
		operation: (name) => `Wake ${name}`,
	});
	return { message: "starting" };
});

export const terminateVm = handler("vm.terminate", async ({ context, caller, user, body }) => {
	const { jobId } = await act(context, { caller, user }, body.vmId, {
		kind: "vm.terminate",
		from: ["creating", "running", "hibernating", "hibernated", "starting", "failed"],
		status: "terminating",
		wanted: "terminated",
		refused: "vm_not_found",
		operation: (name) => `Terminate ${name}`,
	});
	const stopping = await context.db
		.select({ id: jobs.id })
		.from(jobs)
		.where(and(eq(jobs.vmId, body.vmId), eq(jobs.cancelRequested, true), eq(jobs.status, "running")));
	for (const { id } of stopping) if (id !== jobId) context.cancelJob(id);
	return { message: "terminating" };
});
