import * as RadixSwitch from "@radix-ui/react-switch";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export interface SwitchProps {
	label: ReactNode;
	/** A line under the label. */
	hint?: ReactNode;
	/** The label is read, not seen. */
	hideLabel?: boolean;
	checked: boolean;
	onCheckedChange: (checked: boolean) => void;
	disabled?: boolean;
	/** The words first, the switch at the line's end. */
	reversed?: boolean;
	className?: string;
}

/** On or off, at once: nothing has to be saved after it. */
export function Switch({
	label,
	hint,
	hideLabel = false,
	checked,
	onCheckedChange,
	disabled = false,
	reversed = false,
	className,
}: SwitchProps) {
	const id = useId();
	return (
		<div
			data-slot="switch"
			className={cn("flex items-start gap-2.5", reversed && "flex-row-reverse justify-between", className)}
		>
			<RadixSwitch.Root
				id={id}
				checked={checked}
				onCheckedChange={onCheckedChange}
				disabled={disabled}
				aria-describedby={hint === undefined ? undefined : `${id}-hint`}
				className="group h-5 w-8.5 shrink-0 rounded-full bg-status-grey-mark p-0.5 transition-colors disabled:opacity-60 data-[state=checked]:bg-ink"
			>
				<RadixSwitch.Thumb className="block size-4 rounded-full bg-on-ink transition-transform data-[state=checked]:translate-x-3.5" />
			</RadixSwitch.Root>
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
