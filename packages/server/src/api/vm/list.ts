import { and, asc, eq, ne } from "drizzle-orm";
import { jobs, vms, vmTypes } from "../../db/schema.ts";
import { handler } from "../handler.ts";
import { presentVm } from "./present.ts";

export const listVms = handler("vm.listDeployed", async ({ context, user }) => {
	const rows = await context.db
		.select({ vm: vms, type: vmTypes, step: jobs.step })
		.from(vms)
		.innerJoin(vmTypes, eq(vmTypes.id, vms.typeId))
		.leftJoin(jobs, and(eq(jobs.vmId, vms.id), eq(jobs.status, "running"), ne(vms.status, "running")))
		.where(and(eq(vms.userId, user.id), ne(vms.status, "terminated")))
		.orderBy(asc(vms.createdAt), asc(vms.id));
	return rows.map((row) =>
		presentVm(row, context.metrics.rates(row.vm.id), context.config.storageUsdPerGbMonth),
	);
});
