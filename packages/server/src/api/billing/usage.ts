import type Big from "big.js";
import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { isUuid } from "../../db/queries.ts";
import { usageIntervals, vms } from "../../db/schema.ts";
import { type RatedInterval, rate, totalCost } from "../../domain/rating.ts";
import { handler } from "../handler.ts";

/** Decision 32: exact until here, rounded once. */
const money = (amount: Big): number => amount.round(4).toNumber();

const present = (part: RatedInterval) => ({
	periodStart: part.periodStart.toISOString(),
	periodEnd: part.periodEnd.toISOString(),
	durationHours: part.durationHours.round(6).toNumber(),
	computeHourlyRate: part.computeHourlyRate.toNumber(),
	storageHourlyRate: part.storageHourlyRate.toNumber(),
	volumeGb: part.volumeGb,
	periodCost: money(part.periodCost),
});

export const getBilling = handler("user.billing", async ({ context: { db }, user, query }) => {
	// Nothing was used before 1970, and PostgreSQL knows no year 0.
	const from = new Date(Math.max(0, Date.parse(`${query.start}T00:00:00.000Z`)));
	const now = new Date();
	const only = query.vmIds?.split(",").filter(isUuid);
	const rows = await db
		.select({ interval: usageIntervals, vmName: vms.name })
		.from(usageIntervals)
		.innerJoin(vms, eq(vms.id, usageIntervals.vmId))
		.where(
			and(
				eq(usageIntervals.userId, user.id),
				or(isNull(usageIntervals.endedAt), gt(usageIntervals.endedAt, from)),
				only ? inArray(usageIntervals.vmId, only) : undefined,
			),
		)
		.orderBy(asc(usageIntervals.startedAt));

	const byVm = new Map<string, { vmName: string; volumeGb: number; rated: RatedInterval[] }>();
	for (const { interval, vmName } of rows) {
		const part = rate(interval, from, now);
		if (!part) continue;
		const entry = byVm.get(interval.vmId) ?? { vmName, volumeGb: interval.volumeGb, rated: [] };
		entry.rated.push(part);
		byVm.set(interval.vmId, entry);
	}
	return {
		totalCost: money(totalCost([...byVm.values()].flatMap(({ rated }) => rated))),
		vms: [...byVm].map(([id, { vmName, volumeGb, rated }]) => ({
			id,
			vmName,
			volumeGb,
			cost: money(totalCost(rated)),
			costBreakdown: rated.filter(({ state }) => state === "running").map(present),
			hibernatePeriods: rated.filter(({ state }) => state === "hibernated").map(present),
		})),
	};
});
