import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { apps, appTypes, jobLog, jobs } from "../db/schema.ts";
import { vmRow } from "../testing/rows.ts";
import { describeServer } from "../testing/server.ts";
import { forgetOldJobs } from "./retention.ts";

describeServer("retention", (server) => {
	it("forgets what ended long ago, but neither open jobs nor the last job of an app that lives", async () => {
		const { db } = server().context;
		const person = await server().person();
		const vmId = await vmRow(server(), person, "old", "failed");
		const job = async (operation: string, status: "completed" | "running", days: number) => {
			const [row] = await db
				.insert(jobs)
				.values({
					kind: "app.deploy",
					userId: person.id,
					vmId,
					operation,
					status,
					// The reconciler leaves what somebody holds alone.
					leaseUntil: sql`now() + interval '1 hour'`,
					updatedAt: sql`now() - make_interval(days => ${days})`,
				})
				.returning({ id: jobs.id });
			const id = row?.id ?? "";
			await db.insert(jobLog).values({ jobId: id, step: "build", line: operation });
			return id;
		};
		await job("long ended", "completed", 31);
		await job("just ended", "completed", 29);
		await job("long open", "running", 31);
		const shown = await job("shown by an app", "completed", 31);
		const [template] = await db
			.insert(appTypes)
			.values({ ownerId: person.id, typeName: "t", displayName: "T", repoUrl: "https://example.com/t" })
			.returning({ id: appTypes.id });
		await db.insert(apps).values({
			userId: person.id,
			appTypeId: template?.id ?? 0,
			vmId,
			name: "T",
			slug: "retention-t",
			status: "failed",
			wanted: "terminated",
			lastJobId: shown,
		});

		await forgetOldJobs(db);

		const left = await db.select({ operation: jobs.operation }).from(jobs).where(eq(jobs.userId, person.id));
		expect(left.map(({ operation }) => operation).sort()).toEqual([
			"just ended",
			"long open",
			"shown by an app",
		]);
		expect(await db.select().from(jobLog).where(eq(jobLog.line, "long ended"))).toEqual([]);
		expect(await db.select().from(jobLog).where(eq(jobLog.line, "just ended"))).toHaveLength(1);
	});
});
