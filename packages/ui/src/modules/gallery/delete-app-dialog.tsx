import { ConfirmDialog } from "../../primitives/confirm-dialog.tsx";

export interface DeleteAppDialogProps {
	open: boolean;
	appName: string;
	onOpenChange: (open: boolean) => void;
	onConfirm: () => void;
}

/** [valid-delete-app-confirm] */
export function DeleteAppDialog({ appName, ...dialog }: DeleteAppDialogProps) {
	return (
		<ConfirmDialog
			{...dialog}
			tone="danger"
			title={`Delete ${appName}?`}
			description="It leaves your projects. Its repository is not touched, so you can add it again."
			confirmLabel="Delete"
		/>
	);
}
