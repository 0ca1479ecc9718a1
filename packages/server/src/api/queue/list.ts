import { desc, eq } from "drizzle-orm";
import { jobs } from "../../db/schema.ts";
import { handler } from "../handler.ts";

/** As many as a person would scroll; older ones stay in the database. */
const shown = 50;

export const cancellableKinds: ReadonlySet<string> = new Set(["app.deploy"]);

export const listJobs = handler("queue.listJobs", async ({ context: { db }, user }) => {
	const rows = await db
		.select()
		.from(jobs)
		.where(eq(jobs.userId, user.id))
		.orderBy(desc(jobs.createdAt))
		.limit(shown);
	return rows.map((job) => ({
		id: job.id,
		operation: job.operation,
		status: job.status,
		createdAt: job.createdAt.toISOString(),
		updatedAt: job.updatedAt.toISOString(),
		message: job.message ?? (job.status === "pending" ? "Waiting for its turn" : null),
		step: job.status === "running" ? job.step : null,
		lastLine: job.lastLine,
		canCancel:
			cancellableKinds.has(job.kind) &&
			(job.status === "pending" || job.status === "running") &&
			!job.cancelRequested,
		vmId: job.vmId,
		appId: job.appId,
	}));
});
