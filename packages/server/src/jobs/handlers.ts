import type { JobKind } from "../db/schema.ts";
import { appJobs } from "./app-jobs.ts";
import type { JobHandler } from "./job.ts";
import { vmJobs } from "./vm-jobs.ts";

export const handlers: Record<JobKind, JobHandler> = { ...vmJobs, ...appJobs };
