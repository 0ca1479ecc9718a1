import * as RadixCheckbox from "@radix-ui/react-checkbox";
import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export const checkboxStates = ["unchecked", "checked", "indeterminate"] as const;

export interface CheckboxProps {
	label: ReactNode;
	/** A line under the label. */
	hint?: ReactNode;
	/** The label is read, not seen: a row's checkbox in a table. */
	hideLabel?: boolean;
	checked: boolean | "indeterminate";
	onCheckedChange: (checked: boolean) => void;
	disabled?: boolean;
	required?: boolean;
	name?: string;
	className?: string;
}

/** Yes or no, with its words beside it; the words press it too. */
export function Checkbox({
	label,
	hint,
	hideLabel = false,
	checked,
	onCheckedChange,
	disabled = false,
	required = false,
	name,
	className,
}: CheckboxProps) {
	const id = useId();
	return (
		<div data-slot="checkbox" className={cn("flex items-start gap-2.5", className)}>
			<RadixCheckbox.Root
				id={id}
				checked={checked}
				onCheckedChange={(next) => onCheckedChange(next === true)}
				disabled={disabled}
				required={required}
				{...(name === undefined ? {} : { name })}
				aria-describedby={hint === undefined ? undefined : `${id}-hint`}
				className="group mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-[5px] border border-control-border bg-paper text-on-ink transition-colors hover:border-control-border-hover disabled:bg-sunken data-[state=checked]:border-ink data-[state=indeterminate]:border-ink data-[state=checked]:bg-ink data-[state=indeterminate]:bg-ink disabled:not-data-[state=unchecked]:border-ink-secondary disabled:not-data-[state=unchecked]:bg-ink-secondary"
			>
				<RadixCheckbox.Indicator>
					<Check className="size-3 group-data-[state=indeterminate]:hidden" strokeWidth={3} />
					<Minus className="hidden size-3 group-data-[state=indeterminate]:block" strokeWidth={3} />
				</RadixCheckbox.Indicator>
			</RadixCheckbox.Root>
			<div className={hideLabel ? "sr-only" : "min-w-0"}>
				<label htmlFor={id} className={cn("block", disabled && "text-ink-secondary")}>
					{label}
				</label>
				{hint === undefined ? null : (
					<p id={`${id}-hint`} className="text-ink-secondary text-sm">
						{hint}
					</p>
				)}
			</div>
		</div>
	);
}
