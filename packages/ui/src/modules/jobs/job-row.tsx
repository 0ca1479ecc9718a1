import type { Job } from "@roost/api-client/contract/jobs";
import { ago, span } from "../../lib/when.ts";
import { Button } from "../../primitives/button.tsx";
import { JobStatusMark } from "./job-status.tsx";
import { isVmBuild, ProgressMessage } from "./progress-message.tsx";

export interface JobRowProps {
	job: Job;
	now: Date;
	/** A cancellation is on its way. */
	cancelling?: boolean;
	onLog: () => void;
	onCancel: () => void;
}

const underWay: ReadonlySet<string> = new Set(["pending", "started", "running", "processing", "in_progress"]);

/** [entity-job-message-text] [entity-job-message-list] The newest thing said. */
const said = ({ message }: Job): string | undefined => {
	if (typeof message === "string") return message.trim().split("\n")[0];
	return message?.at(-1)?.explanation;
};

/** A job: what it does, how it stands, its newest words. */
export function JobRow({ job, now, cancelling = false, onLog, onCancel }: JobRowProps) {
	const open = underWay.has(job.status);
	const time = open ? span(now.getTime() - Date.parse(job.createdAt)) : ago(new Date(job.updatedAt), now);
	const line = open ? (job.lastLine ?? undefined) : undefined;
	const message = said(job);
	return (
		<li
			data-job={job.id}
			className="grid items-center gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
		>
			<JobStatusMark status={job.status} />
			<div className="min-w-0">
				<div className="truncate font-semibold text-ink">{job.operation}</div>
				<div className="truncate text-ink-secondary text-sm">
					{isVmBuild(job) ? <ProgressMessage /> : line === undefined ? message : null}
				</div>
				{line === undefined ? null : (
					<div className="truncate font-mono text-ink-secondary text-xs leading-5">{line}</div>
				)}
			</div>
			<div className="flex items-center gap-1 max-sm:-ml-2.5">
				<span className="mr-2 whitespace-nowrap text-ink-secondary text-sm tabular-nums max-sm:order-last max-sm:mr-0 max-sm:ml-auto">
					{time}
				</span>
				<Button size="sm" variant="quiet" aria-label={`Log of ${job.operation}`} onClick={onLog}>
					Log
				</Button>
				{job.canCancel ? (
					<Button
						size="sm"
						variant="quiet"
						busy={cancelling}
						aria-label={`Cancel ${job.operation}`}
						onClick={onCancel}
					>
						Cancel
					</Button>
				) : null}
			</div>
		</li>
	);
}
