import type { Vm } from "@roost/api-client/contract/vms";
import { toaster } from "@roost/ui/lib/toaster";
import { JobQueue, type JobQueueProps } from "@roost/ui/modules/jobs/job-queue";
import { JobRow } from "@roost/ui/modules/jobs/job-row";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useSession } from "../../auth/session.ts";
import { failureText, messageOf } from "../../queries/failures.ts";
import { cancelJob, jobQueries, jobsInterval } from "../../queries/jobs.ts";
import { toastTimes } from "../toasts.tsx";
import { useHeld } from "../use-held.ts";

const JobLog = lazy(() => import("./job-log.tsx"));

/** [const-jobs-refresh-indicator-1s] */
const indicatorAtLeast = 1_000;

/** Jobs shown before older ones are asked for. */
const shownAtFirst = 8;

/** The part of the address that opens a job's log, so that a card can link to it. */
const jobParameter = "job";

export function Jobs({ vms, now }: { vms: readonly Vm[]; now: Date }) {
	const { client, user } = useSession();
	const queryClient = useQueryClient();
	const [search, setSearch] = useSearchParams();
	const { hash } = useLocation();
	const paymentSetUp = user.isStripePaymentMethodSetup;
	const jobs = useQuery(jobQueries.list(client, { vms, paymentSetUp }));
	const [all, setAll] = useState(false);
	const refreshing = useHeld(jobs.isFetching, indicatorAtLeast);
	const cancellation = useMutation({
		mutationFn: (jobId: string) => cancelJob(client, jobId),
		onError: (failure) => {
			const title = failureText(failure, "err-vm-server-message-preferred");
			toaster.show({ tone: "error", title, duration: toastTimes.vmError });
		},
		onSettled: () => queryClient.invalidateQueries({ queryKey: ["jobs", "list"] }),
	});

	const arrived = jobs.data !== undefined;
	useEffect(() => {
		if (arrived && hash === "#job-queue") document.getElementById("job-queue")?.scrollIntoView();
	}, [arrived, hash]);

	const showLog = (jobId: string | undefined) =>
		setSearch(jobId === undefined ? {} : { [jobParameter]: jobId }, { replace: true });

	const content = (): JobQueueProps => {
		if (!paymentSetUp) return { state: "paused" };
		const polled = { everySeconds: jobsInterval(jobs.data ?? [], vms) / 1_000, refreshing };
		if (!jobs.data) {
			if (!jobs.isError) return { state: "loading" };
			const text = messageOf(jobs.error);
			return { state: "error", text, retrying: jobs.isFetching, onRetry: () => void jobs.refetch() };
		}
		if (jobs.data.length === 0) {
			return { ...polled, state: "empty", vmRunning: vms.some((vm) => vm.status === "running") };
		}
		const shown = all ? jobs.data : jobs.data.slice(0, shownAtFirst);
		const rows = shown.map((job) => (
			<JobRow
				key={job.id}
				job={job}
				now={now}
				cancelling={cancellation.isPending && cancellation.variables === job.id}
				onLog={() => showLog(job.id)}
				onCancel={() => cancellation.mutate(job.id)}
			/>
		));
		const older = jobs.data.length - shown.length;
		const more = older > 0 ? { count: older, onShow: () => setAll(true) } : undefined;
		return { ...polled, state: "listed", rows, more };
	};

	const logged = search.get(jobParameter);
	return (
		<>
			<JobQueue {...content()} />
			{logged === null ? null : (
				<Suspense>
					<JobLog
						jobId={logged}
						operation={jobs.data?.find((job) => job.id === logged)?.operation ?? "Job log"}
						onClose={() => showLog(undefined)}
					/>
				</Suspense>
			)}
		</>
	);
}
