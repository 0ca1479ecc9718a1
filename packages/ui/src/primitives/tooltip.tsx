import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

export const tooltipSides = ["top", "right", "bottom", "left"] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
	/** What it says. Nothing is shown, and the child is left alone, while it is empty. */
	content: ReactNode;
	/**
	 * One focusable control. A control that is off must be so by `aria-disabled` (as our Button is), never by
	 * `disabled`: a disabled element gets neither hover nor focus, and could not say why it is off.
	 */
	children: ReactElement;
	side?: TooltipSide;
	/** Shows it from the start, for pictures. */
	defaultOpen?: boolean;
}

/** A few words on hover and on focus; Escape hides it. Never the only place where something needed is said. */
export function Tooltip({ content, children, side = "top", defaultOpen = false }: TooltipProps) {
	if (content === undefined || content === null || content === "") return children;
	return (
		<RadixTooltip.Provider delayDuration={300} skipDelayDuration={300}>
			<RadixTooltip.Root defaultOpen={defaultOpen}>
				<RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
				<RadixTooltip.Portal>
					<RadixTooltip.Content
						data-slot="tooltip"
						side={side}
						sideOffset={6}
						collisionPadding={8}
						className="z-50 max-w-[min(280px,calc(100vw-16px))] animate-enter text-pretty rounded-tag bg-ink px-2.5 py-1.5 text-on-ink text-sm"
					>
						{content}
					</RadixTooltip.Content>
				</RadixTooltip.Portal>
			</RadixTooltip.Root>
		</RadixTooltip.Provider>
	);
}
