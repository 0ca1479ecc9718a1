import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export const cardVariants = ["plain", "dashed", "sunken", "danger"] as const;
export type CardVariant = (typeof cardVariants)[number];

export const cardPaddings = ["none", "sm", "md", "lg"] as const;
export type CardPadding = (typeof cardPaddings)[number];

const cardClass = cva("rounded-card border", {
	variants: {
		variant: {
			plain: "border-hairline bg-paper",
			dashed: "border-dashed border-control-border",
			sunken: "border-transparent bg-sunken",
			danger: "border-status-red-edge bg-paper",
		} satisfies Record<CardVariant, string>,
		padding: { none: "", sm: "p-3", md: "p-4", lg: "p-6" } satisfies Record<CardPadding, string>,
		clip: { true: "overflow-hidden", false: "" },
	},
});

export interface CardProps extends ComponentProps<"section"> {
	variant?: CardVariant;
	/** 0, 12, 16 or 24 px. */
	padding?: CardPadding;
	/** Cuts what reaches the corners (a picture, a table) along the radius. */
	clip?: boolean;
}

/** Paper with a hairline, on the canvas. Give it a heading and `aria-labelledby` where it is a place of its own. */
export function Card({ variant = "plain", padding = "md", clip = false, className, ...rest }: CardProps) {
	return (
		<section data-slot="card" className={cn(cardClass({ variant, padding, clip }), className)} {...rest} />
	);
}

export interface CardHeaderProps {
	/** 16/24 semibold. */
	title: ReactNode;
	/** The heading's id, for the card's `aria-labelledby`. */
	titleId?: string;
	/** One plain sentence under the title. */
	description?: ReactNode;
	/** Controls at the end of the line. */
	actions?: ReactNode;
	/** The heading's level in the page. */
	level?: 2 | 3 | 4;
	className?: string;
}

/** A title, a sentence, and what can be done. */
export function CardHeader({ title, titleId, description, actions, level = 2, className }: CardHeaderProps) {
	const Heading = `h${level}` as const;
	return (
		<div
			data-slot="card-header"
			className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}
		>
			<div className="min-w-0 space-y-0.5">
				<Heading id={titleId} className="text-lg font-semibold text-ink">
					{title}
				</Heading>
				{description === undefined ? null : <p className="text-ink-secondary">{description}</p>}
			</div>
			{actions === undefined ? null : <div className="flex items-center gap-2">{actions}</div>}
		</div>
	);
}
