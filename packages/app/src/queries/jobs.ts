import type { Client } from "@roost/api-client/client";
import type { Job, JobLogLine } from "@roost/api-client/contract/jobs";
import type { Vm } from "@roost/api-client/contract/vms";
import { errorText } from "@roost/api-client/errors";
import { isApiFailure } from "@roost/api-client/failure";
import { queryOptions } from "@tanstack/react-query";
import { messageOf } from "./failures.ts";
import { polling } from "./polling.ts";

const activeJobs: ReadonlySet<string> = new Set(["pending", "running", "processing"]);
const busyVms: ReadonlySet<string> = new Set(["creating", "pending", "terminating"]);

/** [poll-jobs-active-3s] [poll-jobs-vm-5s] [poll-jobs-present-10s] [poll-jobs-idle-15s] Milliseconds. */
export function jobsInterval(
	jobs: readonly Pick<Job, "status">[],
	vms: readonly Pick<Vm, "status">[],
): number {
	if (jobs.some((job) => activeJobs.has(job.status))) return polling.jobs.active;
	if (vms.some((vm) => busyVms.has(vm.status))) return polling.jobs.vmBusy;
	return jobs.length > 0 ? polling.jobs.present : polling.jobs.idle;
}

/** [err-jobs-load] */
const loadFailure = (failure: unknown): Error => {
	const said = isApiFailure(failure) ? failure.serverMessage() : undefined;
	return new Error(errorText("err-jobs-load", { reason: said ?? messageOf(failure) }), { cause: failure });
};

export const jobQueries = {
	/** [call-queue-list-jobs] [poll-jobs-off-no-payment] */
	list: (client: Client, given: { vms: readonly Pick<Vm, "status">[]; paymentSetUp: boolean }) =>
		queryOptions({
			queryKey: ["jobs", "list"],
			enabled: given.paymentSetUp,
			queryFn: async ({ signal }) => {
				try {
					return await client.call("queue.listJobs", { signal });
				} catch (failure) {
					if (isApiFailure(failure) && failure.kind === "aborted") throw failure;
					throw loadFailure(failure);
				}
			},
			refetchInterval: (query) => jobsInterval(query.state.data ?? [], given.vms),
		}),
};

export type JobLog = { lines: JobLogLine[]; done: boolean };

/** Reads on from the lines already had: a log only grows. */
export async function readJobLog(
	client: Client,
	jobId: string,
	had: JobLog | undefined,
	signal: AbortSignal,
): Promise<JobLog> {
	const after = had?.lines.at(-1)?.n ?? 0;
	const { lines, done } = await client.call("queue.jobLog", { query: { jobId, after }, signal });
	return { lines: [...(had?.lines ?? []), ...lines], done };
}

export const cancelJob = (client: Client, jobId: string) => client.call("queue.cancel", { body: { jobId } });
