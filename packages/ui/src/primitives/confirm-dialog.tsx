import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useGiveBackFocus } from "../lib/give-back-focus.ts";
import { Button } from "./button.tsx";
import { Callout } from "./callout.tsx";
import { dialogWidth, overlayClass, sheetClass } from "./dialog.tsx";

export const confirmTones = ["neutral", "danger"] as const;
export type ConfirmTone = (typeof confirmTones)[number];

export interface ConfirmDialogProps {
	open: boolean;
	/** Called with false by Escape and by the cancel button; never by a press outside. */
	onOpenChange: (open: boolean) => void;
	/** The question, naming the thing: 'Hibernate build-box?'. */
	title: ReactNode;
	/** What will happen and what will not come back. */
	description: ReactNode;
	/** More than a sentence: a list of what is affected, a field. */
	children?: ReactNode;
	/** The verb, as in the title. */
	confirmLabel: string;
	cancelLabel?: string;
	/** `danger` for what cannot be undone. */
	tone?: ConfirmTone;
	/** The call is under way: both buttons are off and the dialog stays. */
	busy?: boolean;
	/** Why the last try failed; shown in the dialog, which stays open. */
	error?: ReactNode;
	/** Set while something asked for is missing, such as the typed name. */
	confirmDisabled?: boolean;
	onConfirm: () => void;
}

/** A field in the dialog gets the focus; without one Radix gives it to the cancel button, so that Enter harms nothing. */
function focusFirstField(event: Event): void {
	const field = (event.currentTarget as HTMLElement).querySelector<HTMLElement>("input, textarea");
	if (field === null) return;
	event.preventDefault();
	field.focus();
}

/** Asks before acting. */
export function ConfirmDialog({
	open,
	onOpenChange,
	title,
	description,
	children,
	confirmLabel,
	cancelLabel = "Cancel",
	tone = "neutral",
	busy = false,
	error,
	confirmDisabled = false,
	onConfirm,
}: ConfirmDialogProps) {
	const focus = useGiveBackFocus();
	return (
		<AlertDialog.Root open={open} onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}>
			<AlertDialog.Portal>
				<AlertDialog.Overlay data-slot="dialog-overlay" className={overlayClass} />
				<AlertDialog.Content
					data-slot="confirm-dialog"
					className={cn(sheetClass, dialogWidth.sm)}
					aria-busy={busy || undefined}
					onOpenAutoFocus={(event) => {
						focus.onOpenAutoFocus();
						focusFirstField(event);
					}}
					onCloseAutoFocus={focus.onCloseAutoFocus}
				>
					<form
						className="flex min-h-0 flex-col"
						onSubmit={(event) => {
							event.preventDefault();
							if (!busy && !confirmDisabled) onConfirm();
						}}
					>
						<div className="min-h-0 space-y-4 overflow-y-auto p-6 pb-5">
							<div className="space-y-1.5">
								<AlertDialog.Title className="text-lg font-semibold text-ink">{title}</AlertDialog.Title>
								<AlertDialog.Description className="text-ink-secondary">
									{description}
								</AlertDialog.Description>
							</div>
							{children}
							{error === undefined || error === null ? null : <Callout tone="red">{error}</Callout>}
						</div>
						<footer className="flex flex-wrap justify-end gap-2 px-6 pb-6">
							<AlertDialog.Cancel asChild>
								<Button disabled={busy}>{cancelLabel}</Button>
							</AlertDialog.Cancel>
							<Button
								type="submit"
								variant={tone === "danger" ? "danger" : "primary"}
								busy={busy}
								disabled={confirmDisabled}
							>
								{confirmLabel}
							</Button>
						</footer>
					</form>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	);
}
