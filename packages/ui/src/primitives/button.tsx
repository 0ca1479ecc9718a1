import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { pressUnless } from "../lib/press.ts";
import { Spinner } from "./spinner.tsx";

export const buttonVariants = ["primary", "secondary", "quiet", "danger", "danger-quiet"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ["sm", "md", "lg"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** The classes of a button, for what must look like one and is not (a link, a file chooser's label). */
export const buttonClass = cva(
	[
		"inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium",
		"rounded-control transition-[background-color,border-color,color] [&_svg]:shrink-0",
		"aria-disabled:border-hairline aria-disabled:text-ink-secondary",
	],
	{
		variants: {
			variant: {
				primary:
					"border-transparent bg-ink text-on-ink hover:bg-ink-hover aria-disabled:border-transparent aria-disabled:bg-pressed",
				secondary:
					"border-control-border bg-paper text-ink hover:border-control-border-hover hover:bg-sunken aria-disabled:bg-transparent",
				quiet:
					"border-transparent text-ink-secondary hover:bg-sunken hover:text-ink aria-disabled:border-transparent",
				danger:
					"border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-hover aria-disabled:border-transparent aria-disabled:bg-pressed",
				"danger-quiet":
					"border-transparent text-status-red hover:bg-status-red-soft aria-disabled:border-transparent",
			} satisfies Record<ButtonVariant, string>,
			size: {
				sm: "h-7 gap-1.5 px-2.5 text-sm [&_svg]:size-3.5",
				md: "h-8 gap-2 px-3 text-base [&_svg]:size-4",
				lg: "h-10 gap-2 px-4 text-base [&_svg]:size-4",
			} satisfies Record<ButtonSize, string>,
			square: { true: "px-0", false: "" },
		},
		compoundVariants: [
			{ square: true, size: "sm", class: "w-7" },
			{ square: true, size: "md", class: "w-8" },
			{ square: true, size: "lg", class: "w-10" },
		],
		defaultVariants: { variant: "secondary", size: "md", square: false },
	},
);

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled"> {
	/** `primary` is ink on paper, one per view; `danger` only inside a dialog that confirms. */
	variant?: ButtonVariant;
	/** 28, 32 or 40 px high. */
	size?: ButtonSize;
	/** An icon before the word, 14 to 16 px. */
	icon?: ReactNode;
	/** Off, but still reachable by keyboard and pointer, so that a tooltip can say why. */
	disabled?: boolean;
	/** Something is under way: a spinner takes the icon's place and presses are ignored. */
	busy?: boolean;
}

export function Button({
	variant = "secondary",
	size = "md",
	icon,
	disabled = false,
	busy = false,
	type = "button",
	className,
	onClick,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			data-slot="button"
			type={type}
			aria-disabled={disabled || busy || undefined}
			aria-busy={busy || undefined}
			className={cn(buttonClass({ variant, size }), className)}
			onClick={pressUnless(disabled || busy, onClick)}
			{...rest}
		>
			{busy ? <Spinner size={size === "sm" ? "sm" : "md"} /> : icon}
			{children}
		</button>
	);
}
