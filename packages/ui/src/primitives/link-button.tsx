import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

export const linkButtonVariants = ["link", "quiet", "danger"] as const;
export type LinkButtonVariant = (typeof linkButtonVariants)[number];

const linkClass = cva(
	"inline-flex items-center gap-1.5 rounded-mark font-medium underline-offset-4 hover:underline [&_svg]:size-3.5 [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				link: "text-status-blue",
				quiet: "text-ink-secondary hover:text-ink",
				danger: "text-status-red",
			} satisfies Record<LinkButtonVariant, string>,
		},
	},
);

export interface LinkButtonProps extends ComponentProps<"a"> {
	variant?: LinkButtonVariant;
	/** Renders the only child instead of an `<a>`: the app's router link, or a `<button>` that leads on. */
	asChild?: boolean;
}

/** A word that leads on. Give it `href`, or `asChild` with the router's own link. */
export function LinkButton({ variant = "link", asChild = false, className, ...rest }: LinkButtonProps) {
	const Part = asChild ? Slot : "a";
	return <Part data-slot="link-button" className={cn(linkClass({ variant }), className)} {...rest} />;
}
