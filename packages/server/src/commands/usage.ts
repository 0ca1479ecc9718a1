import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { usageIntervals, vms, vmTypes } from "../db/schema.ts";
import { storageHourlyRate, type UsageState } from "../domain/rating.ts";

/** Closes what is open and opens an interval in the new state, in the transaction that changes the state. */
export async function openUsage(
	tx: Queryable,
	vmId: string,
	state: UsageState,
	storageUsdPerGbMonth: string,
): Promise<void> {
	await closeUsage(tx, vmId);
	const [row] = await tx
		.select({ userId: vms.userId, volumeGb: vms.volumeGb, hourlyRate: vmTypes.hourlyRate })
		.from(vms)
		.innerJoin(vmTypes, eq(vmTypes.id, vms.typeId))
		.where(eq(vms.id, vmId));
	if (!row) throw new Error(`no VM ${vmId}`);
	await tx.insert(usageIntervals).values({
		vmId,
		userId: row.userId,
		state,
		volumeGb: row.volumeGb,
		computeHourlyRate: row.hourlyRate,
		storageHourlyRate: storageHourlyRate(storageUsdPerGbMonth, row.volumeGb),
		startedAt: sql`now()`,
	});
}

export const closeUsage = (tx: Queryable, vmId: string) =>
	tx
		.update(usageIntervals)
		.set({ endedAt: sql`now()` })
		.where(and(eq(usageIntervals.vmId, vmId), isNull(usageIntervals.endedAt)));
