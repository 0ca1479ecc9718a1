import { useState } from "react";
import { plural } from "../../lib/count.ts";
import { ConfirmDialog } from "../../primitives/confirm-dialog.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";

export interface TerminateVmDialogProps {
	open: boolean;
	vmName: string;
	/** [vm-terminate-warns-app-count] Deployed apps that go with it. */
	appCount: number;
	onOpenChange: (open: boolean) => void;
	/** The exact name was typed. */
	onConfirm: () => void;
	/** [valid-terminate-vm-mismatch] Something else was typed; nothing is terminated. */
	onMismatch: () => void;
}

/**
 * [valid-terminate-vm-name] [valid-terminate-vm-empty] Terminates only where the exact name is typed; an empty answer
 * closes the dialog without a word.
 */
export function TerminateVmDialog({
	open,
	vmName,
	appCount,
	onOpenChange,
	onConfirm,
	onMismatch,
}: TerminateVmDialogProps) {
	const [typed, setTyped] = useState("");
	const answer = () => {
		onOpenChange(false);
		setTyped("");
		if (typed === vmName) onConfirm();
		else if (typed !== "") onMismatch();
	};
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => {
				if (!next) setTyped("");
				onOpenChange(next);
			}}
			tone="danger"
			title={`Terminate ${vmName}?`}
			description={
				appCount === 0
					? "The machine and its disk are deleted. No app is deployed on it. This cannot be undone."
					: `The machine and its disk are deleted, and with them ${plural(appCount, "deployed app")}. This cannot be undone.`
			}
			confirmLabel="Terminate"
			onConfirm={answer}
		>
			<Field
				label={
					<>
						Type <span className="font-mono text-sm">{vmName}</span> to confirm
					</>
				}
			>
				<Input
					mono
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
				/>
			</Field>
		</ConfirmDialog>
	);
}
