import { creatingApp, failedApp, runningApp } from "@roost/api-client/fixtures/apps";
import { expect, it } from "vitest";
import { memoryStorage } from "../testing.ts";
import { readDeployingApps, unanswered, writeDeployingApps } from "./deploying-apps.ts";

const start = Date.parse("2026-11-21T09:00:00Z");
const records = { "17": { startTime: start, appName: "Sales explorer" } };
const minutes = (count: number) => start + count * 60_000;

it("[storage-deploying-apps] keeps start time and name on the device, by app type id", () => {
	const storage = memoryStorage();
	writeDeployingApps(records, storage);
	expect(readDeployingApps(start, storage)).toStrictEqual(records);
	expect(JSON.parse(storage.getItem("roost.deploying-apps") ?? "")).toStrictEqual(records);
});

it("[const-deploying-record-8min] forgets a record 8 minutes after its start", () => {
	const storage = memoryStorage();
	writeDeployingApps(records, storage);
	expect(readDeployingApps(minutes(8) - 1, storage)).toStrictEqual(records);
	expect(readDeployingApps(minutes(8), storage)).toStrictEqual({});
});

it("drops a record once the server has an answer, and not for an older failure", () => {
	expect(unanswered(records, [])).toStrictEqual(records);
	expect(unanswered(records, [creatingApp])).toStrictEqual({});
	expect(unanswered(records, [runningApp])).toStrictEqual({});
	expect(unanswered(records, [{ ...failedApp, updatedAt: "2026-11-21T08:59:00Z" }])).toStrictEqual(records);
	expect(unanswered(records, [{ ...failedApp, updatedAt: "2026-11-21T09:01:00Z" }])).toStrictEqual({});
	expect(unanswered(records, [{ ...creatingApp, appTypeId: "4" }])).toStrictEqual(records);
});

it("takes what cannot be read for nothing", () => {
	const storage = memoryStorage();
	storage.setItem("roost.deploying-apps", "{broken");
	expect(readDeployingApps(start, storage)).toStrictEqual({});
	storage.setItem("roost.deploying-apps", '{"17":{"startTime":"soon"}}');
	expect(readDeployingApps(start, storage)).toStrictEqual({});
});
