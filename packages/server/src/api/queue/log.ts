import { and, asc, eq, gt } from "drizzle-orm";
import { isUuid } from "../../db/queries.ts";
import { jobLog, jobs } from "../../db/schema.ts";
import { Problem } from "../../problem.ts";
import { handler } from "../handler.ts";

const page = 1_000;

export const getJobLog = handler("queue.jobLog", async ({ context: { db }, user, query }) => {
	const [job] = isUuid(query.jobId)
		? await db
				.select({ status: jobs.status })
				.from(jobs)
				.where(and(eq(jobs.id, query.jobId), eq(jobs.userId, user.id)))
		: [];
	if (!job) throw new Problem("job_not_found");
	const rows = await db
		.select()
		.from(jobLog)
		.where(and(eq(jobLog.jobId, query.jobId), gt(jobLog.n, query.after)))
		.orderBy(asc(jobLog.n))
		.limit(page);
	const ended = job.status !== "pending" && job.status !== "running";
	return {
		lines: rows.map(({ n, at, step, line }) => ({ n, at: at.toISOString(), step, line })),
		done: ended && rows.length < page,
	};
});
