import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useGiveBackFocus } from "../lib/give-back-focus.ts";
import { buttonClass } from "./button.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

export const dialogSizes = ["sm", "md", "lg", "xl"] as const;
export type DialogSize = (typeof dialogSizes)[number];

export const dialogWidth: Record<DialogSize, string> = {
	sm: "max-w-[420px]",
	md: "max-w-[540px]",
	lg: "max-w-[720px]",
	xl: "max-w-[1040px]",
};

/** What dims the page behind a dialog. */
export const overlayClass =
	"fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-exit data-[state=open]:animate-enter";

/** The floating sheet itself, centred, never taller than the screen. */
export const sheetClass = cn(
	"fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] flex-col",
	"rounded-card bg-paper shadow-dialog outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise",
);

export interface DialogProps {
	open: boolean;
	/** Called with false by Escape, the close button and a press outside. */
	onOpenChange: (open: boolean) => void;
	title: ReactNode;
	/** One sentence under the title, read with it. */
	description?: ReactNode;
	/** 420, 540, 720 or 1040 px wide at most; 16 px from the edges on a phone. */
	size?: DialogSize;
	/** Buttons at the bottom, the main one last. Stays in sight while the body scrolls. */
	footer?: ReactNode;
	/** Something is being sent: closing is refused until it is done. */
	busy?: boolean;
	/** The accessible name of the close button. */
	closeLabel?: string;
	/** Leaves the body without padding, for what has its own (a preview, a table). */
	flush?: boolean;
	children?: ReactNode;
}

/** A modal dialog: focus stays inside, Escape closes it, focus goes back to what opened it. */
export function Dialog({
	open,
	onOpenChange,
	title,
	description,
	size = "md",
	footer,
	busy = false,
	closeLabel = "Close",
	flush = false,
	children,
}: DialogProps) {
	const focus = useGiveBackFocus();
	return (
		<RadixDialog.Root open={open} onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}>
			<RadixDialog.Portal>
				<RadixDialog.Overlay data-slot="dialog-overlay" className={overlayClass} />
				<RadixDialog.Content
					data-slot="dialog"
					{...focus}
					className={cn(sheetClass, dialogWidth[size])}
					aria-busy={busy || undefined}
					{...(description === undefined ? { "aria-describedby": undefined } : {})}
				>
					<header className="space-y-1 px-6 pt-5 pr-16 pb-4">
						<RadixDialog.Title className="text-lg font-semibold text-ink">{title}</RadixDialog.Title>
						{description === undefined ? null : (
							<RadixDialog.Description className="text-ink-secondary">{description}</RadixDialog.Description>
						)}
					</header>
					<ScrollRegion label="Content" className={cn("min-h-0 flex-1", flush ? "" : "px-6 pb-6")}>
						{children}
					</ScrollRegion>
					{footer === undefined ? null : (
						<footer className="flex flex-wrap items-center justify-end gap-2 border-hairline border-t px-6 py-4">
							{footer}
						</footer>
					)}
					{/* Last, so that the first field or button gets the focus when the dialog opens. */}
					<RadixDialog.Close
						aria-label={closeLabel}
						aria-disabled={busy || undefined}
						className={cn(buttonClass({ variant: "quiet", square: true }), "absolute top-4 right-4")}
					>
						<X />
					</RadixDialog.Close>
				</RadixDialog.Content>
			</RadixDialog.Portal>
		</RadixDialog.Root>
	);
}
