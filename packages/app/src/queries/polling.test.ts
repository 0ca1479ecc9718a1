import { vmByStatus } from "@roost/api-client/fixtures/vms";
import { expect, it } from "vitest";
import { clientOver } from "../testing.ts";
import { appQueries } from "./apps.ts";
import { billingQueries } from "./billing.ts";
import { galleryQueries } from "./gallery.ts";
import { jobQueries, jobsInterval } from "./jobs.ts";
import { extraRefreshThen, polling } from "./polling.ts";
import { vmQueries } from "./vms.ts";

const { client } = clientOver(() => ({}));
const after = (loads: number) => ({ state: { dataUpdateCount: loads } });

/** What a query's options say of its interval after so many loads, in ms. */
function intervalOf(options: { refetchInterval?: unknown }, loads: number): unknown {
	const { refetchInterval } = options;
	return typeof refetchInterval === "function" ? refetchInterval(after(loads)) : refetchInterval;
}

it("[poll-vm-list-5s] [poll-vm-list-extra-500ms] polls machines every 5 s, and once more 500 ms after loading", () => {
	expect(intervalOf(vmQueries.list(client), 1)).toBe(500);
	expect(intervalOf(vmQueries.list(client), 2)).toBe(5_000);
	expect(intervalOf(vmQueries.list(client), 40)).toBe(5_000);
});

it("[poll-app-list-5s] [poll-app-list-extra-500ms] polls deployed apps every 5 s, and once more 500 ms after loading", () => {
	expect(intervalOf(appQueries.deployed(client), 1)).toBe(500);
	expect(intervalOf(appQueries.deployed(client), 2)).toBe(5_000);
});

it("[poll-gallery-public-3s] [poll-gallery-private-3s] polls both lists of the gallery every 3 s", () => {
	expect(galleryQueries.open(client).refetchInterval).toBe(3_000);
	expect(galleryQueries.mine(client).refetchInterval).toBe(3_000);
});

it("refreshes cost and credits every 5 minutes, and the cost first after 500 ms", () => {
	expect(intervalOf(billingQueries.month(client), 1)).toBe(500);
	expect(intervalOf(billingQueries.month(client), 2)).toBe(300_000);
	expect(billingQueries.credit(client).refetchInterval).toBe(300_000);
	expect(extraRefreshThen(9)({ state: { dataUpdateCount: 1 } })).toBe(polling.extraAfterLoad);
});

const jobs = (...statuses: string[]) => statuses.map((status) => ({ status }));

it("[poll-jobs-active-3s] looks every 3 s while a job is pending, running or processing", () => {
	for (const status of ["pending", "running", "processing"]) {
		expect(jobsInterval(jobs("completed", status), [vmByStatus.creating])).toBe(3_000);
	}
});

it("[poll-jobs-vm-5s] looks every 5 s while a machine is creating, pending or terminating", () => {
	for (const status of ["creating", "pending", "terminating"] as const) {
		expect(jobsInterval(jobs("completed"), [vmByStatus[status]])).toBe(5_000);
	}
	expect(jobsInterval([], [vmByStatus.hibernating])).toBe(15_000);
});

it("[poll-jobs-present-10s] looks every 10 s while there are jobs", () => {
	expect(jobsInterval(jobs("completed", "failed"), [vmByStatus.running])).toBe(10_000);
});

it("[poll-jobs-idle-15s] looks every 15 s when there is nothing", () => {
	expect(jobsInterval([], [])).toBe(15_000);
});

it("[poll-jobs-off-no-payment] does not look while no payment method is set up", () => {
	expect(jobQueries.list(client, { vms: [], paymentSetUp: false }).enabled).toBe(false);
	expect(jobQueries.list(client, { vms: [], paymentSetUp: true }).enabled).toBe(true);
});
