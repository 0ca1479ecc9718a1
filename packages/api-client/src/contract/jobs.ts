import * as z from "zod/mini";
import { accepted, id, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

/** The statuses the specification colours; `cancelled` is ours. */
export const jobStatuses = [
	"pending",
	"started",
	"running",
	"processing",
	"in_progress",
	"completed",
	"success",
	"failed",
	"failure",
	"error",
	"cancelled",
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** [entity-job] [entity-job-message-text] [entity-job-message-list] */
export const job = z.object({
	id,
	operation: z.string(),
	status: z.string(),
	createdAt: instant,
	updatedAt: instant,
	message: z.nullish(
		z.union([z.string(), z.array(z.object({ timestamp: instant, explanation: z.string() }))]),
	),
	/** While it runs: what it is doing now, e.g. `build`. */
	step: z.nullish(z.string()),
	/** The newest line of its log. */
	lastLine: z.nullish(z.string()),
	canCancel: z.optional(z.boolean()),
	vmId: z.nullish(id),
	appId: z.nullish(id),
});
export type Job = z.infer<typeof job>;

export const jobLogLine = z.object({ n: z.int(), at: instant, step: z.string(), line: z.string() });
export type JobLogLine = z.infer<typeof jobLogLine>;

export const jobEndpoints = {
	"queue.listJobs": row({
		method: "GET",
		path: "/queue/list_jobs",
		summary: "The account's newest jobs, newest first",
		access: "active",
		identity: "none",
		response: z.array(job),
		errors: [],
		served: true,
	}),
	"queue.jobLog": row({
		method: "GET",
		path: "/queue/job_log",
		summary: "A job's log lines after line number `after`, at most 1000",
		access: "active",
		identity: "none",
		query: z.object({
			jobId: id,
			after: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(0)), 0),
		}),
		response: z.object({ lines: z.array(jobLogLine), done: z.boolean() }),
		errors: ["job_not_found"],
		served: true,
	}),
	"queue.cancel": row({
		method: "POST",
		path: "/queue/cancel",
		summary: "Cancel a deployment that waits or runs",
		access: "active",
		identity: "body",
		body: z.extend(identity, { jobId: id }),
		response: accepted,
		errors: ["job_not_found", "job_not_cancellable"],
		served: true,
	}),
} as const;
