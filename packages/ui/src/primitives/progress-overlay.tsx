import type { ReactNode } from "react";
import { type ProgressStep, ProgressSteps } from "./progress-steps.tsx";

export interface ProgressOverlayProps {
	/** What is being made: 'Creating your app'. */
	title: string;
	steps: readonly ProgressStep[];
	/** What it waits for and how long that usually takes. */
	note?: ReactNode;
	/** What can be done: nothing while it runs, 'Try again' and 'Close' after it failed. */
	actions?: ReactNode;
}

/**
 * Covers the panel around it (which must be `relative`) while a thing of several steps runs. The form behind it stays
 * where it is; mark it `inert` while this shows, so that the keyboard cannot get behind it.
 */
export function ProgressOverlay({ title, steps, note, actions }: ProgressOverlayProps) {
	return (
		<div
			data-slot="progress-overlay"
			className="absolute inset-0 z-10 flex animate-enter items-center justify-center overflow-y-auto rounded-[inherit] bg-paper/95 p-6"
		>
			<div className="my-auto w-full max-w-[360px] space-y-5" role="status" aria-live="polite">
				<p className="font-semibold text-lg">{title}</p>
				<ProgressSteps label={title} steps={steps} />
				{note === undefined ? null : <p className="text-ink-secondary text-sm">{note}</p>}
				{actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
			</div>
		</div>
	);
}
