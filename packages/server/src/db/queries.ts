import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { Problem } from "../problem.ts";
import type { Queryable } from "./open.ts";
import { apps, vms, vmTypes } from "./schema.ts";

const uuid = z.uuid();

/** Tenancy: a machine of this account that still lives, or Problem `vm_not_found`. */
export async function ownVm(db: Queryable, userId: string, vmId: string) {
	if (!uuid.safeParse(vmId).success) throw new Problem("vm_not_found");
	const [row] = await db
		.select({ vm: vms, type: vmTypes })
		.from(vms)
		.innerJoin(vmTypes, eq(vmTypes.id, vms.typeId))
		.where(and(eq(vms.id, vmId), eq(vms.userId, userId), ne(vms.status, "terminated")));
	if (!row) throw new Problem("vm_not_found");
	return row;
}

/** Tenancy: a deployed app of this account, or Problem `app_not_found`. */
export async function ownApp(db: Queryable, userId: string, appId: string) {
	if (!uuid.safeParse(appId).success) throw new Problem("app_not_found");
	const [app] = await db
		.select()
		.from(apps)
		.where(and(eq(apps.id, appId), eq(apps.userId, userId), ne(apps.status, "terminated")));
	if (!app) throw new Problem("app_not_found");
	return app;
}

export const isUuid = (text: string): boolean => uuid.safeParse(text).success;

/** A serial number written as text, within what PostgreSQL's integer holds; undefined when it is none. */
export const serialId = (text: string): number | undefined =>
	/^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;

/** PostgreSQL's unique_violation, whichever driver reports it. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
	for (let cause = error; cause instanceof Error; cause = cause.cause as Error) {
		const { code, constraint: name } = cause as { code?: string; constraint?: string };
		if (code === "23505" && name === constraint) return true;
	}
	return false;
};
