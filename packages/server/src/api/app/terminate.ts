import { and, eq, inArray, sql } from "drizzle-orm";
import { ownApp } from "../../db/queries.ts";
import { apps, jobs, vms } from "../../db/schema.ts";
import { Problem } from "../../problem.ts";
import { handler } from "../handler.ts";

/** Ends an app: its deployment is cancelled if it still runs. Ending it twice ends it once. */
export const terminateApp = handler("app.terminate", async ({ context, user, body }) => {
	const { db, queue } = context;
	const app = await ownApp(db, user.id, body.appId ?? body.appID ?? "");
	if (app.status === "terminating") return { message: "terminating" };
	const deploying = await db.transaction(async (tx) => {
		const [changed] = await tx
			.update(apps)
			.set({ status: "terminating", wanted: "terminated", reason: null, updatedAt: sql`now()` })
			.where(and(eq(apps.id, app.id), inArray(apps.status, ["creating", "running", "failed"])))
			.returning({ id: apps.id });
		if (!changed) throw new Problem("app_not_found");
		const open = await tx
			.update(jobs)
			.set({ cancelRequested: true })
			.where(and(eq(jobs.appId, app.id), inArray(jobs.status, ["pending", "running"])))
			.returning({ id: jobs.id });
		const [vm] = await tx.select({ name: vms.name }).from(vms).where(eq(vms.id, app.vmId));
		await queue.enqueue(tx, {
			kind: "app.terminate",
			userId: user.id,
			vmId: app.vmId,
			appId: app.id,
			operation: `Terminate ${app.name} on ${vm?.name ?? "its machine"}`,
		});
		return open;
	});
	for (const { id } of deploying) context.cancelJob(id);
	return { message: "terminating" };
});
