import { desc, eq, or } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import { apps, vms } from "../db/schema.ts";
import type { AppRoute, AppState } from "./route.ts";

/** Routes are asked for with every request: remembered this long. */
const rememberMs = 1_000;
const remembered = 5_000;

type AppStatus = (typeof apps.$inferSelect)["status"];
type VmStatus = (typeof vms.$inferSelect)["status"];

const byAppStatus: Record<AppStatus, AppState> = {
	creating: "starting",
	running: "running",
	terminating: "stopped",
	terminated: "stopped",
	failed: "failed",
};
const asleep: ReadonlySet<VmStatus> = new Set(["hibernating", "hibernated", "starting"]);

/** Finds the app a host name stands for: its slug below the apps domain, or a private domain of its own. */
export function createLookup(context: AppContext): (hostname: string) => Promise<AppRoute | undefined> {
	const known = new Map<string, { until: number; route: Promise<AppRoute | undefined> }>();
	const suffix = `.${context.apps.domain.replace(/:\d+$/, "")}`;

	const find = async (hostname: string): Promise<AppRoute | undefined> => {
		const slug = hostname.endsWith(suffix) ? hostname.slice(0, -suffix.length) : "";
		const [row] = await context.db
			.select({ app: apps, vmStatus: vms.status })
			.from(apps)
			.innerJoin(vms, eq(vms.id, apps.vmId))
			.where(or(eq(apps.slug, slug), eq(apps.customHost, hostname)))
			.orderBy(desc(apps.createdAt))
			.limit(1);
		if (!row || row.app.status === "terminated") return undefined;
		const state = asleep.has(row.vmStatus) ? "asleep" : byAppStatus[row.app.status];
		return { vmId: row.app.vmId, port: row.app.port ?? 0, state };
	};

	return (hostname) => {
		const now = Date.now();
		const entry = known.get(hostname);
		if (entry && entry.until > now) return entry.route;
		const route = find(hostname);
		known.set(hostname, { until: now + rememberMs, route });
		route.catch(() => known.delete(hostname));
		if (known.size > remembered) known.delete(known.keys().next().value ?? "");
		return route;
	};
}
