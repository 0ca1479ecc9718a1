import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const calloutTones = ["neutral", "blue", "green", "orange", "red"] as const;
export type CalloutTone = (typeof calloutTones)[number];

const ground: Record<CalloutTone, string> = {
	neutral: "border-hairline bg-sunken",
	blue: "border-status-blue-edge bg-status-blue-faint",
	green: "border-status-green-edge bg-status-green-faint",
	orange: "border-status-orange-edge bg-status-orange-faint",
	red: "border-status-red-edge bg-status-red-faint",
};

const iconColour: Record<CalloutTone, string> = {
	neutral: "text-ink-secondary",
	blue: "text-status-blue",
	green: "text-status-green",
	orange: "text-status-orange",
	red: "text-status-red",
};

const icon: Record<CalloutTone, LucideIcon> = {
	neutral: Info,
	blue: Info,
	green: CircleCheck,
	orange: TriangleAlert,
	red: CircleAlert,
};

export interface CalloutProps {
	tone?: CalloutTone;
	/** A line in semibold over the text. */
	title?: ReactNode;
	children?: ReactNode;
	/** What can be done about it: one or two small buttons or links. */
	actions?: ReactNode;
	/** Shows a close button. */
	onDismiss?: () => void;
	/** Read out at once when it appears. Defaults to true for red. */
	announce?: boolean;
	className?: string;
}

/** Says something about the place it stands in: what happened, why, and what can be done. */
export function Callout({
	tone = "neutral",
	title,
	children,
	actions,
	onDismiss,
	announce = tone === "red",
	className,
}: CalloutProps) {
	const Icon = icon[tone];
	return (
		<div
			data-slot="callout"
			data-tone={tone}
			role={announce ? "alert" : undefined}
			className={cn("flex gap-3 rounded-panel border px-3.5 py-3 text-ink", ground[tone], className)}
		>
			<Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", iconColour[tone])} />
			<div className="min-w-0 flex-1 break-words">
				{title === undefined ? null : <p className="font-semibold">{title}</p>}
				{children === undefined ? null : <div>{children}</div>}
				{actions === undefined ? null : (
					<div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>
				)}
			</div>
			{onDismiss === undefined ? null : (
				<button
					type="button"
					aria-label="Dismiss"
					onClick={onDismiss}
					className="-m-1 flex size-7 shrink-0 items-center justify-center rounded-tag text-ink-secondary hover:text-ink"
				>
					<X className="size-4" />
				</button>
			)}
		</div>
	);
}
