import { and, eq, inArray, sql } from "drizzle-orm";
import { isUuid } from "../../db/queries.ts";
import { jobs } from "../../db/schema.ts";
import { Problem } from "../../problem.ts";
import { handler } from "../handler.ts";
import { cancellableKinds } from "./list.ts";

export const cancelJob = handler("queue.cancel", async ({ context, user, body }) => {
	const { db } = context;
	const [job] = isUuid(body.jobId)
		? await db
				.select()
				.from(jobs)
				.where(and(eq(jobs.id, body.jobId), eq(jobs.userId, user.id)))
		: [];
	if (!job) throw new Problem("job_not_found");
	if (!cancellableKinds.has(job.kind)) throw new Problem("job_not_cancellable");
	const [asked] = await db
		.update(jobs)
		.set({ cancelRequested: true, updatedAt: sql`now()` })
		.where(and(eq(jobs.id, job.id), inArray(jobs.status, ["pending", "running"])))
		.returning({ id: jobs.id });
	if (!asked) throw new Problem("job_not_cancellable");
	context.cancelJob(job.id);
	await context.queue.nudge(db, job.id);
	return { message: "cancelling" };
});
