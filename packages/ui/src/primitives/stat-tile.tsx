import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Skeleton } from "./skeleton.tsx";

export interface StatTileProps {
	/** What is counted: 'This month'. */
	label: ReactNode;
	/** The figure. Undefined while it is loading. */
	value: ReactNode | undefined;
	/** What it is made of, or what it was before. */
	note?: ReactNode;
	/** A sparkline at the tile's end. */
	chart?: ReactNode;
	className?: string;
}

/** One figure with its name. */
export function StatTile({ label, value, note, chart, className }: StatTileProps) {
	return (
		<div
			data-slot="stat-tile"
			aria-busy={value === undefined || undefined}
			className={cn(
				"flex items-end justify-between gap-4 rounded-panel border border-hairline bg-paper p-4",
				className,
			)}
		>
			<dl className="min-w-0">
				<dt className="text-ink-secondary text-sm">{label}</dt>
				<dd className="mt-1 font-semibold text-xl tabular-nums">
					{value === undefined ? (
						<span className="flex h-7 items-center">
							<Skeleton className="w-20" />
							<span className="sr-only">Loading</span>
						</span>
					) : (
						value
					)}
				</dd>
				{note === undefined ? null : <dd className="text-ink-secondary text-sm">{note}</dd>}
			</dl>
			{chart}
		</div>
	);
}
