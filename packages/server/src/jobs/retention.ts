import { and, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { apps, jobLog, jobs } from "../db/schema.ts";
import { openStatuses } from "./queue.ts";

const hourMs = 3_600_000;
const keptDays = 30;

/** Forgets jobs, and their logs, that ended long ago, so that the database does not grow for ever. */
export function createRetention({ db, log }: AppContext): { start(): void; stop(): Promise<void> } {
	let timer: NodeJS.Timeout | undefined;
	let current: Promise<void> = Promise.resolve();

	const forget = async () => {
		const old = db
			.select({ id: jobs.id })
			.from(jobs)
			.where(
				and(
					notInArray(jobs.status, [...openStatuses]),
					lt(jobs.updatedAt, sql`now() - make_interval(days => ${keptDays})`),
					sql`not exists (select 1 from ${apps} where ${apps.lastJobId} = ${jobs.id} and ${apps.status} <> 'terminated')`,
				),
			);
		await db.transaction(async (tx) => {
			await tx.delete(jobLog).where(inArray(jobLog.jobId, old));
			await tx.delete(jobs).where(inArray(jobs.id, old));
		});
	};

	return {
		start() {
			timer = setInterval(() => {
				current = forget().catch((error) => log.error(error, "retention"));
			}, hourMs);
		},
		async stop() {
			clearInterval(timer);
			await current;
		},
	};
}
