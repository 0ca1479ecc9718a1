import { cn } from "../lib/cn.ts";

export const spinnerSizes = ["sm", "md", "lg"] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];

const pixels: Record<SpinnerSize, string> = { sm: "size-3", md: "size-4", lg: "size-6" };

export interface SpinnerProps {
	/** 12, 16 or 24 px. */
	size?: SpinnerSize;
	/** What is being waited for, read to a screen reader; leave out where a word stands beside it. */
	label?: string;
	className?: string;
}

/** A three-quarter ring that turns. Takes the colour of the text around it. */
export function Spinner({ size = "md", label, className }: SpinnerProps) {
	return (
		<svg
			data-slot="spinner"
			viewBox="0 0 16 16"
			fill="none"
			stroke="currentColor"
			strokeWidth={size === "sm" ? 2.25 : 1.75}
			strokeLinecap="round"
			className={cn("shrink-0 animate-spin", pixels[size], className)}
			role={label === undefined ? undefined : "img"}
			aria-label={label}
			aria-hidden={label === undefined}
		>
			<path d="M8 1.75a6.25 6.25 0 1 0 6.25 6.25" />
		</svg>
	);
}
