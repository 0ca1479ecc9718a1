import { and, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { apps, jobLog, jobs } from "../db/schema.ts";
import { pruneCaches } from "../deploy/source.ts";
import { openStatuses } from "./queue.ts";

const hourMs = 3_600_000;
const keptDays = 30;

/** Forgets jobs, and their logs, that ended more than 30 days ago; the last job of an app that lives is kept. */
export async function forgetOldJobs(db: AppContext["db"]): Promise<void> {
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
}

/** Once an hour, forgets old jobs and the caches of repositories nobody deploys, so that nothing grows for ever. */
export function createRetention({ config, db, log }: AppContext): { start(): void; stop(): Promise<void> } {
	let timer: NodeJS.Timeout | undefined;
	let current: Promise<void> = Promise.resolve();

	const tidy = async () => {
		await forgetOldJobs(db);
		await pruneCaches(config.gitCacheDir, keptDays * 24 * hourMs);
	};

	return {
		start() {
			timer = setInterval(() => {
				current = tidy().catch((error) => log.error(error, "retention"));
			}, hourMs);
		},
		async stop() {
			clearInterval(timer);
			await current;
		},
	};
}
