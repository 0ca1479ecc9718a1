import type { ComponentProps, RefObject } from "react";
import { cn } from "../lib/cn.ts";
import { useScrolls } from "../lib/use-scrolls.ts";

export interface ScrollRegionProps extends Omit<ComponentProps<"div">, "ref"> {
	/** What scrolls here: the region's name, while there is something to scroll. */
	label: string;
	/** The element that scrolls, for who moves it (a log that follows its end). */
	ref?: RefObject<HTMLElement | null>;
}

/** A place that scrolls by itself with the browser's own bars, and is then reached and moved by keyboard. */
export function ScrollRegion({ label, ref, className, ...rest }: ScrollRegionProps) {
	const [scrolls, watch] = useScrolls();
	return (
		<div
			// New at every render on purpose: children that came since are watched too.
			ref={(element) => {
				if (ref !== undefined) ref.current = element;
				return watch(element);
			}}
			data-slot="scroll-region"
			className={cn("relative overflow-auto focus-visible:-outline-offset-2", className)}
			{...(scrolls ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
			{...rest}
		/>
	);
}
