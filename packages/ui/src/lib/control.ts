import { cva } from "class-variance-authority";

/** The look that input, textarea, select and search box share. */
export const controlClass = cva(
	[
		"w-full min-w-0 rounded-control border border-control-border bg-paper text-base text-ink transition-[border-color]",
		"hover:border-control-border-hover focus-visible:outline-offset-0",
		"aria-invalid:border-status-red-mark",
		"disabled:border-hairline disabled:bg-sunken disabled:text-ink-secondary",
	],
	{
		variants: {
			size: { sm: "h-7 px-2 text-sm", md: "h-8 px-3", lg: "h-10 px-3" },
			mono: { true: "font-mono text-sm", false: "" },
		},
		defaultVariants: { size: "md", mono: false },
	},
);

export const controlSizes = ["sm", "md", "lg"] as const;
export type ControlSize = (typeof controlSizes)[number];
