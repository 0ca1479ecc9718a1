import { cn } from "../lib/cn.ts";
import { sparklinePath } from "../lib/sparkline-path.ts";

export interface SparklineProps {
	/** Oldest first. */
	values: readonly number[];
	/** What it shows, with the latest figure: 'CPU, 38% now'. Leave out where the figure stands beside it. */
	label?: string;
	/** The value at the top; the highest one where it is left out. A share of CPU takes 100. */
	max?: number;
	/** px. */
	width?: number;
	/** px. */
	height?: number;
	className?: string;
}

/** The shape of the last minutes, no axes. */
export function Sparkline({ values, label, max, width = 60, height = 20, className }: SparklineProps) {
	return (
		<svg
			data-slot="sparkline"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			fill="none"
			role={label === undefined ? undefined : "img"}
			aria-label={label}
			aria-hidden={label === undefined}
			className={cn("shrink-0 text-ink-secondary", className)}
		>
			<path
				d={sparklinePath(values, { width, height, ...(max === undefined ? {} : { max }) })}
				stroke="currentColor"
				strokeWidth="1.25"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
		</svg>
	);
}
