import * as RadixRadio from "@radix-ui/react-radio-group";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export const radioGroupVariants = ["list", "cards"] as const;
export type RadioGroupVariant = (typeof radioGroupVariants)[number];

export interface RadioOption<Value extends string> {
	value: Value;
	label: ReactNode;
	/** A line under the label. */
	hint?: ReactNode;
	disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
	/** The question, read before the answers. */
	label: string;
	/** The question is shown above the answers. */
	showLabel?: boolean;
	options: readonly RadioOption<Value>[];
	value: Value | undefined;
	onValueChange: (value: Value) => void;
	/** Lines, or cards with a border each. */
	variant?: RadioGroupVariant;
	disabled?: boolean;
	className?: string;
}

/** One of a few, all in sight. Arrow keys move the choice. */
export function RadioGroup<Value extends string>({
	label,
	showLabel = false,
	options,
	value,
	onValueChange,
	variant = "list",
	disabled = false,
	className,
}: RadioGroupProps<Value>) {
	const id = useId();
	return (
		<div data-slot="radio-group" className={className}>
			<p id={`${id}-label`} className={showLabel ? "mb-2 font-medium" : "sr-only"}>
				{label}
			</p>
			<RadixRadio.Root
				aria-labelledby={`${id}-label`}
				value={value ?? null}
				onValueChange={(next) => onValueChange(next as Value)}
				disabled={disabled}
				className="grid gap-2"
			>
				{options.map((option) => (
					<label
						key={option.value}
						htmlFor={`${id}-${option.value}`}
						className={cn(
							"flex items-start gap-2.5",
							variant === "cards" &&
								"rounded-panel border border-hairline bg-paper p-3 has-data-[state=checked]:border-ink",
						)}
					>
						<RadixRadio.Item
							id={`${id}-${option.value}`}
							value={option.value}
							disabled={option.disabled ?? false}
							aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
							className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-control-border bg-paper transition-colors hover:border-control-border-hover disabled:bg-sunken data-[state=checked]:border-ink data-[state=checked]:bg-ink"
						>
							<RadixRadio.Indicator className="size-1.5 rounded-full bg-on-ink" />
						</RadixRadio.Item>
						<span className={cn("min-w-0", (disabled || option.disabled) && "text-ink-secondary")}>
							{option.label}
							{option.hint === undefined ? null : (
								<span id={`${id}-${option.value}-hint`} className="block text-ink-secondary text-sm">
									{option.hint}
								</span>
							)}
						</span>
					</label>
				))}
			</RadixRadio.Root>
		</div>
	);
}
