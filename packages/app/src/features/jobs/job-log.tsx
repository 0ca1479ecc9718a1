import { JobLogDialog } from "@roost/ui/modules/jobs/job-log-dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../auth/session.ts";
import { messageOf } from "../../queries/failures.ts";
import { type JobLog as Log, readJobLog } from "../../queries/jobs.ts";
import { polling } from "../../queries/polling.ts";

export default function JobLog(props: { jobId: string; operation: string; onClose: () => void }) {
	const { client } = useSession();
	const queryClient = useQueryClient();
	const queryKey = ["jobs", "log", props.jobId];
	const log = useQuery({
		queryKey,
		queryFn: ({ signal }) => readJobLog(client, props.jobId, queryClient.getQueryData<Log>(queryKey), signal),
		refetchInterval: (query) => (query.state.data?.done ? false : polling.jobLog),
	});
	return (
		<JobLogDialog
			open
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			operation={props.operation}
			lines={log.data?.lines ?? (log.isError ? [] : undefined)}
			done={log.data?.done ?? false}
			error={log.isError ? `The log could not be loaded: ${messageOf(log.error)}` : undefined}
		/>
	);
}
