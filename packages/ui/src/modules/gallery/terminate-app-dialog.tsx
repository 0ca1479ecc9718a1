import { useState } from "react";
import { ConfirmDialog } from "../../primitives/confirm-dialog.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";

export interface TerminateAppDialogProps {
	open: boolean;
	appName: string;
	/** The 4-digit code to type, drawn by the caller. */
	code: string;
	onOpenChange: (open: boolean) => void;
	/** The code was typed. */
	onConfirm: () => void;
	/** [valid-terminate-app-mismatch] Something else was typed; nothing is terminated. */
	onMismatch: () => void;
}

/** [valid-terminate-app-code] Terminates only where the code shown is typed. */
export function TerminateAppDialog({
	open,
	appName,
	code,
	onOpenChange,
	onConfirm,
	onMismatch,
}: TerminateAppDialogProps) {
	const [typed, setTyped] = useState("");
	const answer = () => {
		onOpenChange(false);
		setTyped("");
		if (typed.trim() === code) onConfirm();
		else onMismatch();
	};
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={(next) => {
				if (!next) setTyped("");
				onOpenChange(next);
			}}
			tone="danger"
			title={`Terminate ${appName}?`}
			description="It stops and is removed from its machine, with what it kept on the disk there. It stays in your gallery."
			confirmLabel="Terminate"
			onConfirm={answer}
		>
			<Field
				label={
					<>
						Type <span className="font-mono tracking-wider">{code}</span> to confirm
					</>
				}
			>
				<Input
					mono
					inputMode="numeric"
					maxLength={4}
					autoComplete="off"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</Field>
		</ConfirmDialog>
	);
}
