import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { type ControlSize, controlClass } from "../lib/control.ts";
import { useFieldControl } from "../lib/field-context.ts";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
	/** 28, 32 or 40 px high. */
	size?: ControlSize;
	/** For what a machine reads: names, codes, addresses. */
	mono?: boolean;
}

/** One line of text. Put it in a Field, or give it `aria-label`. */
export function Input({ size = "md", mono = false, type = "text", className, ...rest }: InputProps) {
	return (
		<input
			data-slot="input"
			type={type}
			className={cn(controlClass({ size, mono }), className)}
			{...useFieldControl()}
			{...rest}
		/>
	);
}
