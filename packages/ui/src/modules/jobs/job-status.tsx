import { Status, type StatusMark, type StatusTone } from "../../primitives/status.tsx";

type Look = { tone: StatusTone; label: string; mark?: StatusMark };

/** [job-status-pending] … [job-status-error] Statuses the specification colours; any other is grey. */
const looks: Record<string, Look> = {
	pending: { tone: "orange", label: "Pending" },
	started: { tone: "dark-grey", label: "Started" },
	running: { tone: "blue", label: "Running" },
	processing: { tone: "blue", label: "Processing" },
	completed: { tone: "green", label: "Completed", mark: "tick" },
	success: { tone: "green", label: "Success", mark: "tick" },
	failed: { tone: "red", label: "Failed" },
	failure: { tone: "red", label: "Failure" },
	error: { tone: "red", label: "Error" },
};

/** [job-status-other] */
const other = (status: string): Look => {
	const words = status.replaceAll("_", " ");
	return { tone: "grey", label: words.charAt(0).toUpperCase() + words.slice(1) };
};

export function JobStatusMark({ status }: { status: string }) {
	const { tone, label, mark } = looks[status] ?? other(status);
	return (
		<Status tone={tone} {...(mark && { mark })}>
			{label}
		</Status>
	);
}
