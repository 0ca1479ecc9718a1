import * as RadixPopover from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { floatingClass } from "./dropdown-menu.tsx";

export interface PopoverProps {
	/** The button that opens it. */
	trigger: ReactElement;
	/** What it is, read when it opens. */
	label: string;
	children: ReactNode;
	align?: "start" | "center" | "end";
	side?: "top" | "right" | "bottom" | "left";
	open?: boolean;
	defaultOpen?: boolean;
	onOpenChange?: (open: boolean) => void;
	/** Gives it its width. */
	className?: string;
}

/** A small sheet by the button that opened it, with anything in it. Escape and a press outside close it. */
export function Popover({
	trigger,
	label,
	children,
	align = "center",
	side = "bottom",
	className,
	...state
}: PopoverProps) {
	return (
		<RadixPopover.Root {...state}>
			<RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
			<RadixPopover.Portal>
				<RadixPopover.Content
					data-slot="popover"
					aria-label={label}
					align={align}
					side={side}
					sideOffset={6}
					collisionPadding={8}
					className={cn(floatingClass, "max-w-[calc(100vw-16px)] p-4 outline-none", className)}
				>
					{children}
				</RadixPopover.Content>
			</RadixPopover.Portal>
		</RadixPopover.Root>
	);
}
