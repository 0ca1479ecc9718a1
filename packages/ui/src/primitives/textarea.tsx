import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { controlClass } from "../lib/control.ts";
import { useFieldControl } from "../lib/field-context.ts";

export interface TextareaProps extends ComponentProps<"textarea"> {
	/** For prompts, keys and logs. */
	mono?: boolean;
}

/** Several lines of text. Grows with what is typed where the browser can, from `rows` on. */
export function Textarea({ mono = false, rows = 4, className, ...rest }: TextareaProps) {
	return (
		<textarea
			data-slot="textarea"
			rows={rows}
			className={cn(
				controlClass({ mono }),
				"field-sizing-content h-auto max-h-[50dvh] min-h-20 resize-y py-2",
				className,
			)}
			{...useFieldControl()}
			{...rest}
		/>
	);
}
