import { inWords } from "../../lib/count.ts";
import { ConfirmDialog } from "../../primitives/confirm-dialog.tsx";

export interface HibernateDialogProps {
	open: boolean;
	vmName: string;
	/** Apps that stop with it. */
	appCount: number;
	busy?: boolean;
	error?: string | undefined;
	onOpenChange: (open: boolean) => void;
	onConfirm: () => void;
}

/** [valid-hibernate-confirm] Decision 28: the disk stays, what was in memory is lost, and it says so. */
export function HibernateDialog({ vmName, appCount, ...dialog }: HibernateDialogProps) {
	return (
		<ConfirmDialog
			{...dialog}
			title={`Hibernate ${vmName}?`}
			description="The machine stops and its disk is kept. Whatever is only in memory is lost."
			confirmLabel="Hibernate"
		>
			<p className="text-ink-secondary">
				{appCount === 0
					? null
					: appCount === 1
						? "The app on it stops, and starts again when you wake it up. "
						: `The ${inWords(appCount)} apps on it stop, and start again when you wake it up. `}
				Asleep it costs a fifth of its hourly rate, and its disk as before.
			</p>
		</ConfirmDialog>
	);
}
