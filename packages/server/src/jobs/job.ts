import type { InferSelectModel } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import type { jobs } from "../db/schema.ts";

export type JobRow = InferSelectModel<typeof jobs>;

/** One attempt at a job: what its handler may say and must heed. */
export type JobRun = {
	job: JobRow;
	/** Aborted when the job is cancelled or the server stops. */
	signal: AbortSignal;
	/** Names what is being done now. */
	step(name: string): void;
	/** Adds a line to the job's log, under the present step. */
	line(text: string): void;
};

export type JobOutcome = {
	/** What people read under the job. */
	message: string;
	/** Writes the new state, in the transaction that completes the job. */
	commit?(tx: Queryable): Promise<void>;
};

/**
 * What a kind of job does. `run` is idempotent and may be killed at any line: the next attempt starts it
 * again from the top. `failed` writes what remains after the last attempt, in the transaction that fails it.
 */
export type JobHandler = {
	/** Attempts after which an unexpected error is final; attempts cut short by a crash count too. */
	maxAttempts: number;
	run(context: AppContext, run: JobRun): Promise<JobOutcome>;
	failed(context: AppContext, job: JobRow, reason: string, tx: Queryable): Promise<void>;
	/** Leaves nothing half done outside the database, before `failed` is written. */
	cleanUp?(context: AppContext, job: JobRow): Promise<void>;
};

/** A failure that another attempt would not mend; `message` is for people. */
export class JobFailure extends Error {
	override name = "JobFailure";
}
