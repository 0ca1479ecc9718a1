import * as RadixLabel from "@radix-ui/react-label";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";

/** A control's words, where no Field is around it. A double press on it selects no text. */
export function Label({ className, ...rest }: ComponentProps<typeof RadixLabel.Root>) {
	return <RadixLabel.Root data-slot="label" className={cn("font-medium text-ink", className)} {...rest} />;
}
