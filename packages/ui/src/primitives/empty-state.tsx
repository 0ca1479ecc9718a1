import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface EmptyStateProps {
	/** A line icon, 20 px. */
	icon?: ReactNode;
	/** What is not there: 'No machines yet'. */
	title: ReactNode;
	/** What comes here, and how to get the first one. */
	description?: ReactNode;
	/** The button that makes the first one. */
	action?: ReactNode;
	className?: string;
}

/** A place that is empty, and what to do about it. */
export function EmptyState({ icon, title, description, action, className }: EmptyStateProps) {
	return (
		<div
			data-slot="empty-state"
			className={cn("flex flex-col items-center px-6 py-12 text-center", className)}
		>
			{icon === undefined ? null : (
				<span
					aria-hidden="true"
					className="mb-4 flex size-10 items-center justify-center rounded-panel border border-hairline bg-canvas text-ink-secondary [&_svg]:size-5"
				>
					{icon}
				</span>
			)}
			<p className="font-semibold text-ink">{title}</p>
			{description === undefined ? null : (
				<p className="mt-1 max-w-[44ch] text-pretty text-ink-secondary">{description}</p>
			)}
			{action === undefined ? null : <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
		</div>
	);
}
