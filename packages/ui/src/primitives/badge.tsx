import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export const badgeTones = ["neutral", "outline", "green", "blue", "orange", "red"] as const;
export type BadgeTone = (typeof badgeTones)[number];

const badgeClass = cva(
	"inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-tag border px-1.5 text-xs font-medium [&_svg]:size-3",
	{
		variants: {
			tone: {
				neutral: "border-transparent bg-sunken text-ink-secondary",
				outline: "border-control-border text-ink-secondary",
				green: "border-transparent bg-status-green-soft text-status-green",
				blue: "border-transparent bg-status-blue-soft text-status-blue",
				orange: "border-transparent bg-status-orange-soft text-status-orange",
				red: "border-transparent bg-status-red-soft text-status-red",
			} satisfies Record<BadgeTone, string>,
		},
	},
);

export interface BadgeProps extends ComponentProps<"span"> {
	tone?: BadgeTone;
}

/** A short tag on a thing: what kind it is, not what state it is in (that is a Status). */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
	return <span data-slot="badge" className={cn(badgeClass({ tone }), className)} {...rest} />;
}
