import { vmStatusOf } from "@roost/api-client/capabilities";
import type { VmStatus } from "@roost/api-client/contract/vms";
import { Status, type StatusTone } from "../../primitives/status.tsx";

const looks: Record<VmStatus, { tone: StatusTone; label: string }> = {
	creating: { tone: "blue", label: "Creating" },
	pending: { tone: "orange", label: "Pending" },
	running: { tone: "green", label: "Running" },
	hibernating: { tone: "blue", label: "Hibernating" },
	hibernated: { tone: "hollow", label: "Hibernated" },
	// [vm-row-stopped-label]
	stopped: { tone: "hollow", label: "Hibernated" },
	starting: { tone: "blue", label: "Waking up" },
	terminating: { tone: "blue", label: "Terminating..." },
	failed: { tone: "red", label: "Failed" },
	terminated: { tone: "grey", label: "Terminated" },
	deleting: { tone: "grey", label: "Deleting" },
};

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/** A machine's status: word and mark. A status that only a newer server knows is shown by its own word. */
export function VmStatusMark({ status }: { status: string }) {
	const known = vmStatusOf(status);
	const { tone, label } =
		known === "other" ? { tone: "grey" as const, label: sentence(status) } : looks[known];
	return <Status tone={tone}>{label}</Status>;
}
