import * as RadixProgress from "@radix-ui/react-progress";
import { cn } from "../lib/cn.ts";

export const progressTones = ["ink", "blue", "green", "red"] as const;
export type ProgressTone = (typeof progressTones)[number];

const fill: Record<ProgressTone, string> = {
	ink: "bg-ink",
	blue: "bg-status-blue-mark",
	green: "bg-status-green-mark",
	red: "bg-status-red-mark",
};

export interface ProgressProps {
	/** What is progressing. */
	label: string;
	/** 0 to `max`; null while nobody knows how far it is. */
	value: number | null;
	max?: number;
	tone?: ProgressTone;
	className?: string;
}

/** A bar that fills, or that slides while nobody knows how far it is. */
export function Progress({ label, value, max = 100, tone = "ink", className }: ProgressProps) {
	return (
		<RadixProgress.Root
			data-slot="progress"
			aria-label={label}
			value={value}
			max={max}
			className={cn("h-1.5 w-full overflow-hidden rounded-full bg-pressed", className)}
		>
			<RadixProgress.Indicator
				className={cn(
					"h-full rounded-full transition-[width]",
					fill[tone],
					value === null && "w-2/5 animate-shimmer",
				)}
				style={value === null ? undefined : { width: `${(100 * value) / max}%` }}
			/>
		</RadixProgress.Root>
	);
}
