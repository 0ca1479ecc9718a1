import type { Vm } from "@roost/api-client/contract/vms";
import { errorText } from "@roost/api-client/errors";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { Status } from "../../primitives/status.tsx";
import { TypeToConfirmDialog } from "../../primitives/type-to-confirm-dialog.tsx";

/** What must be typed, exactly [valid-deactivate-typed]. */
export const DEACTIVATE_WORD = "DEACTIVATE";

/** The account's running machines, asked for when the dialog opens [account-deactivate-lists-vms]. */
export type RunningVms =
	| { state: "loading" }
	| { state: "failed"; onRetry: () => void }
	| { state: "ready"; vms: readonly Pick<Vm, "id" | "vmName">[] };

export interface DeactivateDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	running: RunningVms;
	onDeactivate: () => void;
	/** The call is under way. */
	deactivating?: boolean;
	/** Why the last try failed; the account is still active. */
	failureReason?: string | undefined;
}

function RunningList({ running }: { running: RunningVms }) {
	switch (running.state) {
		case "loading":
			return (
				<Loading label="Loading your running machines" className="space-y-2.5">
					<Skeleton className="w-56" />
					<Skeleton className="w-40" />
				</Loading>
			);
		case "failed":
			return (
				<Callout
					tone="orange"
					actions={
						<Button size="sm" onClick={running.onRetry}>
							Try Again
						</Button>
					}
				>
					Your running machines could not be listed. They are hibernated all the same.
				</Callout>
			);
		case "ready":
			return running.vms.length === 0 ? (
				<p className="text-ink-secondary">None of your machines is running.</p>
			) : (
				<div className="space-y-2">
					<p className="font-medium">
						{running.vms.length === 1
							? "1 machine is running and will be hibernated"
							: `${running.vms.length} machines are running and will be hibernated`}
					</p>
					<ul className="max-h-40 space-y-1.5 overflow-y-auto rounded-panel bg-sunken p-3">
						{running.vms.map((vm) => (
							<li key={vm.id} className="flex items-center justify-between gap-3">
								<span className="truncate">{vm.vmName}</span>
								<Status tone="green">Running</Status>
							</li>
						))}
					</ul>
				</div>
			);
	}
}

/** Lists what runs, then asks for the word. Nothing is deleted; the account can be reactivated (decision 29). */
export function DeactivateDialog({
	open,
	onOpenChange,
	running,
	onDeactivate,
	deactivating = false,
	failureReason,
}: DeactivateDialogProps) {
	return (
		<TypeToConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			kind="name"
			expected={DEACTIVATE_WORD}
			title="Deactivate your account?"
			description="You are signed out everywhere, open terminals too, and every machine is hibernated. Your data is kept and its storage goes on costing. Sign in again whenever you want to reactivate the account."
			confirmLabel="Deactivate account"
			busy={deactivating}
			error={
				failureReason === undefined
					? undefined
					: errorText("err-billing-deactivate", { reason: failureReason })
			}
			onConfirm={onDeactivate}
		>
			<RunningList running={running} />
		</TypeToConfirmDialog>
	);
}
