import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Job as BossJob } from "pg-boss";
import type { AppContext } from "../context.ts";
import { jobs } from "../db/schema.ts";
import { handlers } from "./handlers.ts";
import { JobFailure, type JobOutcome, type JobRow, type JobRun } from "./job.ts";
import { LogBuffer } from "./log-buffer.ts";
import { jobQueue, openStatuses } from "./queue.ts";

const leaseSeconds = 15;
const heartbeatMs = 3_000;
const workers = 8;
/** Between attempts, milliseconds by attempt. */
const retryDelays = [250, 1_000, 4_000, 10_000];

/** Why a run was told to stop. */
type StopReason = "cancelled" | "draining" | "lease lost";

export type JobRunner = {
	start(): Promise<void>;
	/** Stops a run of this process at once; a run elsewhere sees the flag at its next heartbeat. */
	cancel(jobId: string): void;
	/** Lets go of running jobs: they go on at the next start. */
	stop(): Promise<void>;
};

export function createJobRunner(context: AppContext): JobRunner {
	const { db, boss, queue } = context;
	const owner = randomUUID();
	const running = new Map<string, { stop: (reason: StopReason) => void; ended: Promise<void> }>();
	let draining = false;

	/** Only the oldest open job of a machine, and only while nobody else holds it. */
	const claim = async (jobId: string): Promise<JobRow | undefined> => {
		const [row] = await db
			.update(jobs)
			.set({
				status: "running",
				attempts: sql`${jobs.attempts} + 1`,
				leaseOwner: owner,
				leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
				updatedAt: sql`now()`,
			})
			.where(
				and(
					eq(jobs.id, jobId),
					inArray(jobs.status, [...openStatuses]),
					sql`(${jobs.leaseUntil} is null or ${jobs.leaseUntil} < now())`,
					sql`not exists (select 1 from jobs older where older.vm_id = ${jobs.vmId} and older.status in ('pending', 'running') and (older.created_at, older.id) < (${jobs.createdAt}, ${jobs.id}))`,
				),
			)
			.returning();
		return row;
	};

	const mine = (jobId: string) =>
		and(eq(jobs.id, jobId), eq(jobs.leaseOwner, owner), eq(jobs.status, "running"));

	const heartbeat = async (jobId: string, stop: (reason: StopReason) => void) => {
		const [row] = await db
			.update(jobs)
			.set({ leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
			.where(mine(jobId))
			.returning({ cancelRequested: jobs.cancelRequested });
		if (!row) stop("lease lost");
		else if (row.cancelRequested) stop("cancelled");
	};

	const end = async (
		job: JobRow,
		status: "completed" | "failed" | "cancelled",
		message: string,
		write: (tx: Parameters<NonNullable<JobOutcome["commit"]>>[0]) => Promise<void>,
	) => {
		await db.transaction(async (tx) => {
			const [row] = await tx
				.update(jobs)
				.set({ status, message, leaseUntil: null, updatedAt: sql`now()` })
				.where(mine(job.id))
				.returning({ id: jobs.id });
			// Another worker holds it by now: its word counts, not ours.
			if (!row) return;
			await write(tx);
			const next = await queue.nextOf(tx, job.vmId);
			if (next) await queue.nudge(tx, next.id);
		});
	};

	const letGo = async (job: JobRow, afterMs: number) => {
		await db
			.update(jobs)
			.set({ status: "pending", leaseUntil: null, leaseOwner: null, updatedAt: sql`now()` })
			.where(mine(job.id));
		if (afterMs > 0 && !draining) {
			setTimeout(() => {
				if (!draining) queue.nudge(db, job.id).catch((error) => context.log.error(error, "nudge"));
			}, afterMs).unref();
		}
	};

	const attempt = async (job: JobRow, aborter: AbortController) => {
		const handler = handlers[job.kind];
		const buffer = new LogBuffer(db, job.id, (error) => context.log.error(error, "job log"));
		const log = context.log.child({ job: job.id, kind: job.kind, attempt: job.attempts });
		const run: JobRun = {
			job,
			signal: aborter.signal,
			step(name) {
				aborter.signal.throwIfAborted();
				log.debug({ step: name }, "job step");
				buffer.step(name);
				context.onStep?.(`${job.kind}:${name}`);
			},
			line: (text) => buffer.line(text),
		};
		let outcome: JobOutcome | undefined;
		let error: unknown;
		try {
			run.step("begin");
			outcome = await handler.run(context, run);
			run.step("commit");
		} catch (thrown) {
			error = thrown;
		}
		const stopped = aborter.signal.aborted ? (aborter.signal.reason as StopReason) : undefined;
		if (error === undefined && outcome) {
			buffer.line(outcome.message);
			await buffer.close();
			await end(job, "completed", outcome.message, async (tx) => outcome.commit?.(tx));
			context.onStep?.(`${job.kind}:committed`);
			log.info("job completed");
			return;
		}
		await buffer.close();
		if (stopped === "lease lost") return;
		if (stopped === "draining") return letGo(job, 0);
		const final =
			stopped === "cancelled" || error instanceof JobFailure || job.attempts >= handler.maxAttempts;
		if (!final) {
			log.warn({ err: error }, "job attempt failed");
			return letGo(job, retryDelays[Math.min(job.attempts, retryDelays.length) - 1] ?? 0);
		}
		const reason =
			stopped === "cancelled" ? "Cancelled" : error instanceof Error ? error.message : String(error);
		log.warn({ err: error instanceof JobFailure ? undefined : error, reason }, "job ended without success");
		await handler.cleanUp?.(context, job).catch((thrown) => log.error(thrown, "clean-up"));
		await end(job, stopped === "cancelled" ? "cancelled" : "failed", reason, (tx) =>
			handler.failed(context, job, reason, tx),
		);
	};

	const work = async (jobId: string) => {
		if (draining || running.has(jobId)) return;
		const job = await claim(jobId);
		if (!job) return;
		const aborter = new AbortController();
		const stop = (reason: StopReason) => aborter.abort(reason);
		if (job.cancelRequested) stop("cancelled");
		const beat = setInterval(() => {
			heartbeat(jobId, stop).catch((error) => context.log.warn(error, "heartbeat"));
		}, heartbeatMs);
		const ended = attempt(job, aborter).finally(() => {
			clearInterval(beat);
			running.delete(jobId);
		});
		running.set(jobId, { stop, ended });
		await ended;
	};

	return {
		async start() {
			await boss.createQueue(jobQueue, {
				retryLimit: 0,
				notify: true,
				expireInSeconds: 3_600,
				deleteAfterSeconds: 60,
			});
			await boss.work<{ jobId: string }>(
				jobQueue,
				{ localConcurrency: workers, pollingIntervalSeconds: 2, batchSize: 1 },
				async ([message]: BossJob<{ jobId: string }>[]) => {
					if (message)
						await work(message.data.jobId).catch((error) => context.log.error(error, "job worker"));
				},
			);
		},
		cancel: (jobId) => running.get(jobId)?.stop("cancelled"),
		async stop() {
			draining = true;
			for (const { stop } of running.values()) stop("draining");
			await Promise.allSettled([...running.values()].map(({ ended }) => ended));
		},
	};
}
