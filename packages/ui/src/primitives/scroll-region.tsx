import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export interface ScrollRegionProps extends ComponentProps<"section"> {
	/** What scrolls here: the region's name. */
	label: string;
}

/** A place that scrolls by itself with the browser's own bars, and can be reached and moved by keyboard. */
export function ScrollRegion({ label, className, ...rest }: ScrollRegionProps) {
	return (
		<section
			data-slot="scroll-region"
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard.
			tabIndex={0}
			className={cn("overflow-auto focus-visible:-outline-offset-2", className)}
			{...rest}
		/>
	);
}
