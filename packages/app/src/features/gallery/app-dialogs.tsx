import { errorText } from "@roost/api-client/errors";
import { toaster } from "@roost/ui/lib/toaster";
import { DeleteAppDialog } from "@roost/ui/modules/gallery/delete-app-dialog";
import { TerminateAppDialog } from "@roost/ui/modules/gallery/terminate-app-dialog";
import { useState } from "react";
import { toastTimes } from "../toasts.tsx";
import { terminationCode } from "./termination-code.ts";

/** Asks before an app is ended or deleted. */
export default function AppDialogs(props: {
	action: "terminate" | "delete";
	appName: string;
	onAnswer: (confirmed: boolean) => void;
}) {
	const { action, appName, onAnswer } = props;
	const [code] = useState(() => terminationCode());
	const onOpenChange = (open: boolean) => {
		if (!open) onAnswer(false);
	};
	if (action === "delete") {
		return (
			<DeleteAppDialog open appName={appName} onOpenChange={onOpenChange} onConfirm={() => onAnswer(true)} />
		);
	}
	return (
		<TerminateAppDialog
			open
			appName={appName}
			code={code}
			onOpenChange={onOpenChange}
			onConfirm={() => onAnswer(true)}
			onMismatch={() => {
				onAnswer(false);
				toaster.show({
					tone: "error",
					title: errorText("valid-terminate-app-mismatch"),
					duration: toastTimes.appCard,
				});
			}}
		/>
	);
}
