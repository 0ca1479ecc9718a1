import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { pressUnless } from "../lib/press.ts";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps
	extends Omit<ComponentProps<"button">, "disabled" | "children" | "aria-label"> {
	/** What it does, in words: its accessible name, and its tooltip. */
	label: string;
	icon: ReactNode;
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** Shows the label on hover and focus. Turn it off where the word stands beside it, or it opens a menu. */
	tooltip?: boolean;
	disabled?: boolean;
	busy?: boolean;
}

/** A square button with an icon and no word. */
export function IconButton({
	label,
	icon,
	variant = "quiet",
	size = "md",
	tooltip = true,
	disabled = false,
	busy = false,
	className,
	onClick,
	...rest
}: IconButtonProps) {
	const button = (
		<button
			data-slot="icon-button"
			type="button"
			aria-label={label}
			aria-disabled={disabled || busy || undefined}
			aria-busy={busy || undefined}
			className={cn(buttonClass({ variant, size, square: true }), className)}
			onClick={pressUnless(disabled || busy, onClick)}
			{...rest}
		>
			{busy ? <Spinner size={size === "sm" ? "sm" : "md"} /> : icon}
		</button>
	);
	return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
