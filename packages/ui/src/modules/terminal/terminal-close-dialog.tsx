import { CodeBlock } from "../../primitives/code-block.tsx";
import { ConfirmDialog } from "../../primitives/confirm-dialog.tsx";

export interface TerminalCloseDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** [terminal-close-anyway] */
	onClose: () => void;
}

/** [terminal-close-git-steps] */
const steps = 'git add -A\ngit commit -m "Backup"\ngit push';

/** [terminal-close-dialog] [terminal-close-warning] */
export function TerminalCloseDialog({ open, onOpenChange, onClose }: TerminalCloseDialogProps) {
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title="Don't Forget to Backup Your Code!"
			description="What you changed lives on this machine only. If the machine is terminated before you push it to your GitHub account, the changes are lost."
			cancelLabel="Go Back & Backup"
			confirmLabel="Close Anyway"
			onConfirm={onClose}
		>
			<CodeBlock code={steps} label="Backup steps" />
		</ConfirmDialog>
	);
}
