import { cn } from "../lib/cn.ts";
import { usageDuration } from "../lib/figures.ts";

export interface DurationTextProps {
	/** Hours, fractions included. */
	hours: number;
	className?: string;
}

/** How long something ran. */
export function DurationText({ hours, className }: DurationTextProps) {
	return (
		<time
			data-slot="duration-text"
			dateTime={`PT${Math.round(hours * 60)}M`}
			className={cn("tabular-nums", className)}
		>
			{usageDuration(hours)}
		</time>
	);
}
