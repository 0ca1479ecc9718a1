import * as RadixScrollArea from "@radix-ui/react-scroll-area";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface ScrollAreaProps {
	/** What scrolls here: the region's name. */
	label: string;
	children: ReactNode;
	/** Gives it its height. */
	className?: string;
}

const barClass =
	"flex touch-none select-none p-0.5 data-[orientation=vertical]:w-2.5 data-[orientation=horizontal]:h-2.5";

/** A scrolling panel with thin bars that show on every system alike. Reached and moved by keyboard. */
export function ScrollArea({ label, children, className }: ScrollAreaProps) {
	return (
		<RadixScrollArea.Root data-slot="scroll-area" type="auto" className={cn("overflow-hidden", className)}>
			<RadixScrollArea.Viewport
				role="region"
				aria-label={label}
				tabIndex={0}
				className="size-full rounded-[inherit] focus-visible:-outline-offset-2"
			>
				{children}
			</RadixScrollArea.Viewport>
			{(["vertical", "horizontal"] as const).map((orientation) => (
				<RadixScrollArea.Scrollbar key={orientation} orientation={orientation} className={barClass}>
					<RadixScrollArea.Thumb className="flex-1 rounded-full bg-control-border hover:bg-control-border-hover" />
				</RadixScrollArea.Scrollbar>
			))}
			<RadixScrollArea.Corner />
		</RadixScrollArea.Root>
	);
}
