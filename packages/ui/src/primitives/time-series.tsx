import { lazy, Suspense } from "react";
import { cn } from "../lib/cn.ts";
import { Skeleton } from "./skeleton.tsx";
import type { TimeSeriesPlotProps } from "./time-series-plot.tsx";

/** The chart library comes only when a graph is shown. */
const Plot = lazy(() => import("./time-series-plot.tsx"));

export interface TimeSeriesProps extends TimeSeriesPlotProps {
	/** What it shows, with the latest figure: 'CPU utilisation, 38% now'. */
	label: string;
	className?: string;
}

/** Figures over time, with axes; the pointer reads a moment's figures. */
export function TimeSeries({ label, height = 180, className, ...plot }: TimeSeriesProps) {
	return (
		<figure
			data-slot="time-series"
			aria-label={label}
			className={cn("min-w-0", className)}
			style={{ minHeight: height }}
		>
			<Suspense
				fallback={
					<div style={{ height }}>
						<Skeleton shape="block" className="size-full" />
					</div>
				}
			>
				<Plot height={height} {...plot} />
			</Suspense>
		</figure>
	);
}
