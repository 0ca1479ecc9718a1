import type { ReplySent } from "@roost/api-client/endpoints";
import { and, desc, eq, ne } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { apps } from "../../db/schema.ts";
import { handler } from "../handler.ts";

type Sent = ReplySent<"app.listDeployed">[number];

/** [entity-deployed-app] */
export const presentApp = (context: AppContext, row: typeof apps.$inferSelect): Sent => ({
	id: row.id,
	appTypeId: String(row.appTypeId),
	appName: row.name,
	status: row.status,
	url:
		row.status === "running"
			? `${context.apps.scheme}://${row.customHost ?? `${row.slug}.${context.apps.domain}`}/`
			: null,
	publicIpPort: row.port === null ? null : String(row.port),
	hostVmInstanceId: row.vmId,
	vmId: row.vmId,
	absoluteProjectPathInVm: row.projectPath,
	reason: row.reason,
	jobId: row.lastJobId,
	updatedAt: row.updatedAt.toISOString(),
});

export const listApps = handler("app.listDeployed", async ({ context, user }) => {
	const rows = await context.db
		.select()
		.from(apps)
		.where(and(eq(apps.userId, user.id), ne(apps.status, "terminated")))
		.orderBy(desc(apps.createdAt));
	return rows.map((row) => presentApp(context, row));
});
