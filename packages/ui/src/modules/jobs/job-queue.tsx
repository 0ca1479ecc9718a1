import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { Button } from "../../primitives/button.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";

export type JobQueueState =
	| { state: "loading" }
	/** 'Error loading job queue: …' */
	| { state: "error"; text: string; retrying?: boolean; onRetry: () => void }
	/** No payment method is set up, so nothing is asked for. */
	| { state: "paused" }
	| { state: "empty"; vmRunning: boolean }
	/** One JobRow per job; `more`: older ones that are not shown yet. */
	| { state: "listed"; rows: ReactNode; more?: { count: number; onShow: () => void } | undefined };

export type JobQueueProps = JobQueueState & {
	/** Seconds between two looks; undefined while there are none. */
	everySeconds?: number | undefined;
	/** A look is under way, or was within the last second. */
	refreshing?: boolean;
};

const empty = { running: "No jobs in queue", none: "No Virtual Machines (VMs) running - job queue is empty" };

/** [jobs-section] The account's newest jobs. */
export function JobQueue(props: JobQueueProps) {
	return (
		<section id="job-queue" aria-labelledby="job-queue-title" className="mt-9 scroll-mt-6">
			<div className="mb-2.5 flex items-baseline justify-between gap-4">
				<h2 id="job-queue-title" className="font-semibold text-ink text-lg">
					AI Job Queue Monitor
				</h2>
				{props.everySeconds === undefined ? null : (
					<span className="flex items-center gap-1.5 text-ink-secondary tabular-nums">
						<RefreshCw
							aria-hidden="true"
							data-refreshing={props.refreshing || undefined}
							className={cn("size-3.5", props.refreshing && "animate-spin")}
						/>
						Every {props.everySeconds} s
					</span>
				)}
			</div>
			<div className="overflow-hidden rounded-card border border-hairline bg-paper">
				<Body {...props} />
			</div>
		</section>
	);
}

function Body(props: JobQueueState) {
	switch (props.state) {
		case "loading":
			return (
				<Loading label="Loading the job queue" className="divide-y divide-hairline">
					{["first", "second"].map((row) => (
						<div key={row} className="flex h-16 items-center gap-8 px-4">
							<Skeleton className="w-20" />
							<Skeleton className="w-56" />
						</div>
					))}
				</Loading>
			);
		case "error":
			return (
				<ErrorState
					title={props.text}
					retryLabel="Try Again"
					retrying={props.retrying ?? false}
					onRetry={props.onRetry}
				>
					Jobs that run go on.
				</ErrorState>
			);
		case "paused":
			return <Note title="Paused">The queue is not looked at until a payment method is set up.</Note>;
		case "empty":
			return (
				<Note title={props.vmRunning ? empty.running : empty.none}>
					{props.vmRunning
						? "What you deploy, create or wake up shows here while it happens."
						: "Create a machine or wake one up; what happens to it shows here."}
				</Note>
			);
		case "listed":
			return (
				<>
					<ul className="divide-y divide-hairline">{props.rows}</ul>
					{props.more === undefined ? null : (
						<div className="border-hairline border-t p-2 text-center">
							<Button variant="quiet" onClick={props.more.onShow}>
								Show {props.more.count} older
							</Button>
						</div>
					)}
				</>
			);
	}
}

function Note({ title, children }: { title: string; children: string }) {
	return (
		<div className="px-4 py-8 text-center">
			<p className="font-medium text-ink">{title}</p>
			<p className="mt-0.5 text-ink-secondary">{children}</p>
		</div>
	);
}
