import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Queryable } from "../db/open.ts";
import { type JobKind, jobs } from "../db/schema.ts";
import type { JobRow } from "./job.ts";

/** The pg-boss queue whose messages say: look at this job now. The row in `jobs` is the truth. */
export const jobQueue = "roost-jobs";

export const openStatuses = ["pending", "running"] as const;

export type NewJob = {
	kind: JobKind;
	userId: string;
	vmId: string;
	appId?: string;
	/** What people read as the job's title. */
	operation: string;
};

export type JobQueue = {
	/** Writes the job and its message in the caller's transaction. Returns the job's id. */
	enqueue(tx: Queryable, job: NewJob): Promise<string>;
	/** Asks workers to look at a job again. */
	nudge(tx: Queryable, jobId: string): Promise<void>;
	/** The job that a machine's queue is at: jobs of one machine run one after the other. */
	nextOf(tx: Queryable, vmId: string): Promise<JobRow | undefined>;
	/** Ends a machine's waiting jobs and asks its running one to stop, so that `except` comes next. */
	clear(tx: Queryable, vmId: string, except: string, why: string): Promise<void>;
};

export function createJobQueue(boss: PgBoss): JobQueue {
	const nudge = async (tx: Queryable, jobId: string) => {
		await boss.send(jobQueue, { jobId }, { db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql) });
	};
	return {
		nudge,
		async enqueue(tx, job) {
			const [row] = await tx
				.insert(jobs)
				.values({ ...job, status: "pending" })
				.returning({ id: jobs.id });
			if (!row) throw new Error("the job was not written");
			await nudge(tx, row.id);
			return row.id;
		},
		async nextOf(tx, vmId) {
			const [row] = await tx
				.select()
				.from(jobs)
				.where(and(eq(jobs.vmId, vmId), inArray(jobs.status, [...openStatuses])))
				.orderBy(asc(jobs.createdAt), asc(jobs.id))
				.limit(1);
			return row;
		},
		async clear(tx, vmId, except, why) {
			const others = and(eq(jobs.vmId, vmId), ne(jobs.id, except));
			await tx
				.update(jobs)
				.set({ status: "cancelled", message: why, updatedAt: sql`now()` })
				.where(and(others, eq(jobs.status, "pending")));
			await tx
				.update(jobs)
				.set({ cancelRequested: true, updatedAt: sql`now()` })
				.where(and(others, eq(jobs.status, "running")));
		},
	};
}
