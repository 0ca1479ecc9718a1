import type { DeployedApp } from "@roost/api-client/contract/apps";
import * as z from "zod/mini";
import { stored } from "./storage.ts";

/** [storage-deploying-apps] By app type id; `startTime` in milliseconds since 1970. */
const deployingApps = z.record(z.string(), z.object({ startTime: z.number(), appName: z.string() }));
export type DeployingApps = z.infer<typeof deployingApps>;

/** [const-deploying-record-8min] */
export const deployingRecordLife = 8 * 60_000;

const kept = (storage?: Storage) => stored(deployingApps, "roost.deploying-apps", storage);

/** [const-deploying-record-8min] The records that still hold at `now`. */
export const unexpired = (records: DeployingApps, now: number): DeployingApps =>
	Object.fromEntries(
		Object.entries(records).filter(([, record]) => now - record.startTime < deployingRecordLife),
	);

/** Statuses of an app whose deployment the server has taken over. */
const taken: ReadonlySet<string> = new Set(["creating", "running", "terminating"]);

/** Without the records that the server has an answer to; an older failure is not an answer. */
export const unanswered = (records: DeployingApps, deployed: readonly DeployedApp[]): DeployingApps =>
	Object.fromEntries(
		Object.entries(records).filter(
			([appTypeId, record]) =>
				!deployed.some(
					(app) =>
						app.appTypeId === appTypeId &&
						(taken.has(app.status.toLowerCase()) ||
							(app.updatedAt !== undefined && Date.parse(app.updatedAt) >= record.startTime)),
				),
		),
	);

export const readDeployingApps = (now: number, storage?: Storage): DeployingApps =>
	unexpired(kept(storage).read() ?? {}, now);

export const writeDeployingApps = (records: DeployingApps, storage?: Storage): void =>
	kept(storage).write(records);
