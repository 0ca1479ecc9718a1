import { errorText } from "@roost/api-client/errors";
import { toaster } from "@roost/ui/lib/toaster";
import { HibernateDialog } from "@roost/ui/modules/vms/hibernate-dialog";
import { TerminateVmDialog } from "@roost/ui/modules/vms/terminate-vm-dialog";
import { toastTimes } from "../toasts.tsx";
import type { AskedVmAction } from "./vm-list.tsx";

/** Asks before a machine is put to sleep or ended. */
export default function VmDialogs(props: {
	asked: AskedVmAction;
	appCount: number;
	onAnswer: (confirmed: boolean) => void;
}) {
	const { asked, appCount, onAnswer } = props;
	const { vmName } = asked.vm;
	const onOpenChange = (open: boolean) => {
		if (!open) onAnswer(false);
	};
	if (asked.action === "hibernate") {
		return (
			<HibernateDialog
				open
				vmName={vmName}
				appCount={appCount}
				onOpenChange={onOpenChange}
				onConfirm={() => onAnswer(true)}
			/>
		);
	}
	return (
		<TerminateVmDialog
			open
			vmName={vmName}
			appCount={appCount}
			onOpenChange={onOpenChange}
			onConfirm={() => onAnswer(true)}
			onMismatch={() => {
				onAnswer(false);
				toaster.show({
					tone: "error",
					title: errorText("valid-terminate-vm-mismatch"),
					description: "Nothing was terminated.",
					duration: toastTimes.vmError,
				});
			}}
		/>
	);
}
