import { type ComponentProps, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { useScrolls } from "../lib/use-scrolls.ts";

export interface ScrollRegionProps extends Omit<ComponentProps<"div">, "ref"> {
	/** What scrolls here: the region's name, while there is something to scroll. */
	label: string;
}

/** A place that scrolls by itself with the browser's own bars, and is then reached and moved by keyboard. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
	const ref = useRef<HTMLDivElement>(null);
	const scrolls = useScrolls(ref);
	return (
		<div
			ref={ref}
			data-slot="scroll-region"
			className={cn("relative overflow-auto focus-visible:-outline-offset-2", className)}
			{...(scrolls ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
			{...rest}
		/>
	);
}
