import { privateApp, publicApp, runningApp } from "@roost/api-client/fixtures/apps";
import { vmBuildJob } from "@roost/api-client/fixtures/jobs";
import { activeDomain, inactiveDomain } from "@roost/api-client/fixtures/users";
import { runningVm, vmByStatus } from "@roost/api-client/fixtures/vms";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { clientOver, memoryStorage } from "../testing.ts";
import { appActions, appQueries } from "./apps.ts";
import { byIdDescending, deleteTemplate, galleryQueries } from "./gallery.ts";
import { jobQueries, readJobLog } from "./jobs.ts";
import { vmActions, vmQueries } from "./vms.ts";

const who = { userId: "auth0|1", userEmail: "pro@roost.test" };
const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
	vi.stubGlobal("localStorage", memoryStorage());
});

it("[call-vm-list-deployed] [vm-hidden-terminated] [vm-hidden-deleting] lists machines, but none that is gone", async () => {
	const all = [runningVm, vmByStatus.terminated, vmByStatus.deleting, vmByStatus.terminating];
	const { client, sent } = clientOver(() => ({ body: all }));
	const options = vmQueries.list(client);
	const listed = options.select?.(await queries().fetchQuery(options));
	expect(listed?.map(({ status }) => status)).toStrictEqual(["running", "terminating"]);
	expect(sent[0]).toMatchObject({ method: "GET", path: "/api/vm/list_deployed", query: who });
});

it("[call-vm-deploy] [const-vm-storage-fallback-100] creates a machine with a whole volume, 100 when none is given", async () => {
	const { client, sent } = clientOver(() => ({ body: { status: "creating" } }));
	await vmActions.create(client, { vmTypeId: "small", vmName: "a", vmVolume: 20.9 });
	await vmActions.create(client, { vmTypeId: "small", vmName: "b" });
	expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toStrictEqual([
		{
			method: "POST",
			path: "/api/vm/deploy",
			body: { ...who, vmTypeId: "small", vmName: "a", vmVolume: 20 },
		},
		{
			method: "POST",
			path: "/api/vm/deploy",
			body: { ...who, vmTypeId: "small", vmName: "b", vmVolume: 100 },
		},
	]);
});

it("[call-vm-terminate] [call-vm-hibernate] [call-vm-wakeup] sends the machine and the person", async () => {
	const { client, sent } = clientOver(() => ({ body: {} }));
	await vmActions.terminate(client, "vm-1");
	await vmActions.hibernate(client, "vm-1");
	await vmActions.wake(client, "vm-1");
	const body = { ...who, vmId: "vm-1" };
	expect(sent.map(({ path, query, body }) => ({ path, query, body }))).toStrictEqual([
		{ path: "/api/vm/terminate", query: who, body },
		{ path: "/api/vm/hibernate", query: {}, body },
		{ path: "/api/vm/wakeup", query: {}, body },
	]);
});

it("[call-vm-get-ssh-keys] asks for a grant of one machine", async () => {
	const { client, sent } = clientOver(() => ({ body: "sealed-grant" }));
	expect(await vmActions.sshKeys(client, "vm-1")).toBe("sealed-grant");
	expect(sent[0]).toMatchObject({ path: "/api/vm/get_ssh_keys", query: { ...who, vmId: "vm-1" } });
});

it("[call-app-list-deployed] lists deployed apps", async () => {
	const { client, sent } = clientOver(() => ({ body: [runningApp] }));
	expect(await queries().fetchQuery(appQueries.deployed(client))).toMatchObject([{ appTypeId: "17" }]);
	expect(sent[0]).toMatchObject({ path: "/api/app/list_deployed", query: who });
});

it("[call-app-deploy] [call-app-deploy-enterprise] [call-app-terminate] deploys and terminates", async () => {
	const { client, sent } = clientOver(() => ({ body: { status: "creating" } }));
	const plain = { appTypeId: "17", appName: "Sales", vmId: "vm-1", customInstructions: null };
	await appActions.deploy(client, plain);
	await appActions.deploy(client, { ...plain, domainPrefix: "sales", domainSelect: "apps.acme.test" });
	await appActions.terminate(client, "app-1");
	expect(sent.map(({ path, body }) => ({ path, body }))).toStrictEqual([
		{ path: "/api/app/deploy", body: { ...who, ...plain } },
		{
			path: "/api/app/deploy",
			body: { ...who, ...plain, domainPrefix: "sales", domainSelect: "apps.acme.test" },
		},
		{ path: "/api/app/terminate", body: { ...who, appId: "app-1" } },
	]);
});

it("[call-user-private-domains] [deploy-modal-inactive-domains-hidden] offers the active private domains", async () => {
	const { client, sent } = clientOver(() => ({ body: [activeDomain, inactiveDomain] }));
	const options = appQueries.privateDomains(client);
	expect(options.select?.(await queries().fetchQuery(options))).toStrictEqual([activeDomain]);
	expect(sent[0]).toMatchObject({ path: "/api/user/private_domains", query: who });
});

it("[call-gallery-public-templates] [call-gallery-private-templates] [call-gallery-no-cache] reads both lists past every cache", async () => {
	const { client, sent } = clientOver(() => ({ body: [publicApp] }));
	await queries().fetchQuery(galleryQueries.open(client));
	await queries().fetchQuery(galleryQueries.mine(client));
	expect(sent.map(({ path }) => path)).toStrictEqual([
		"/api/gallery/public/templates",
		"/api/gallery/private/templates",
	]);
	for (const { headers, query } of sent) {
		expect(headers.get("cache-control")).toBe("no-cache");
		expect(query).toStrictEqual(who);
	}
});

it("[gallery-private-sorted-id-desc] sorts the private list by id, the highest first", async () => {
	const ids = ["9", "100", "21"].map((id) => ({ ...privateApp, id }));
	const { client } = clientOver(() => ({ body: ids }));
	const options = galleryQueries.mine(client);
	const sorted = options.select?.(await queries().fetchQuery(options));
	expect(sorted?.map(({ id }) => id)).toStrictEqual(["100", "21", "9"]);
	expect(byIdDescending({ ...privateApp, id: "b" }, { ...privateApp, id: "a" })).toBeLessThan(0);
});

it("[err-gallery-fetch] [err-gallery-format] names what is wrong with a list", async () => {
	const failing = clientOver(() => ({ status: 503 })).client;
	await expect(queries().fetchQuery(galleryQueries.mine(failing))).rejects.toThrow("Failed to fetch data");
	const odd = clientOver(() => ({ body: { apps: [] } })).client;
	await expect(queries().fetchQuery(galleryQueries.open(odd))).rejects.toThrow("Invalid data format");
});

it("[call-gallery-delete-template] deletes one of the account's own templates", async () => {
	const { client, sent } = clientOver(() => ({ body: {} }));
	await deleteTemplate(client, "17");
	expect(sent[0]).toMatchObject({
		method: "POST",
		path: "/api/gallery/private/delete_template",
		body: { ...who, appTypeId: "17" },
	});
});

it("[call-queue-list-jobs] [err-jobs-load] reads the queue, or says why not", async () => {
	const { client, sent } = clientOver(() => ({ body: [vmBuildJob] }));
	const given = { vms: [], paymentSetUp: true };
	expect(await queries().fetchQuery(jobQueries.list(client, given))).toHaveLength(1);
	expect(sent[0]).toMatchObject({ method: "GET", path: "/api/queue/list_jobs" });
	const failing = clientOver(() => ({ status: 503, body: { message: "The queue is starting." } })).client;
	await expect(queries().fetchQuery(jobQueries.list(failing, given))).rejects.toThrow(
		"Error loading job queue: The queue is starting.",
	);
});

it("reads a log on from the lines it has", async () => {
	const line = (n: number) => ({ n, at: "2026-11-21T09:00:00Z", step: "build", line: `line ${n}` });
	const { client, sent } = clientOver(({ query }) =>
		query.after === "0"
			? { body: { lines: [line(1), line(2)], done: false } }
			: { body: { lines: [line(3)], done: true } },
	);
	const { signal } = new AbortController();
	const first = await readJobLog(client, "job-1", undefined, signal);
	const second = await readJobLog(client, "job-1", first, signal);
	expect(second.lines.map(({ n }) => n)).toStrictEqual([1, 2, 3]);
	expect(second.done).toBe(true);
	expect(sent[1]?.query.after).toBe("2");
});
