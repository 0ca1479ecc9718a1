import * as RadixSelect from "@radix-ui/react-select";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { type ControlSize, controlClass } from "../lib/control.ts";
import { useFieldControl } from "../lib/field-context.ts";
import { floatingClass } from "./dropdown-menu.tsx";

export interface SelectOption<Value extends string> {
	value: Value;
	label: ReactNode;
	/** A second line in the list, not shown in the closed control. */
	hint?: ReactNode;
	disabled?: boolean;
}

export interface SelectProps<Value extends string> {
	options: readonly SelectOption<Value>[];
	/** Undefined while nothing is chosen. */
	value: Value | undefined;
	onValueChange: (value: Value) => void;
	/** Shown while nothing is chosen. */
	placeholder?: string;
	/** The accessible name where no Field is around it. */
	label?: string;
	size?: ControlSize;
	disabled?: boolean;
	name?: string;
	defaultOpen?: boolean;
	className?: string;
}

/** One of several, in a list that opens. Letters jump to a choice. */
export function Select<Value extends string>({
	options,
	value,
	onValueChange,
	placeholder = "Choose…",
	label,
	size = "md",
	disabled,
	name,
	defaultOpen,
	className,
}: SelectProps<Value>) {
	const { "aria-required": required, ...field } = useFieldControl();
	return (
		<RadixSelect.Root
			value={value ?? ""}
			onValueChange={(next) => onValueChange(next as Value)}
			{...(disabled === undefined ? {} : { disabled })}
			{...(name === undefined ? {} : { name })}
			{...(defaultOpen === undefined ? {} : { defaultOpen })}
			required={required ?? false}
		>
			<RadixSelect.Trigger
				data-slot="select"
				aria-label={label}
				className={cn(
					controlClass({ size }),
					"inline-flex items-center justify-between gap-2 text-left data-[placeholder]:text-ink-secondary",
					className,
				)}
				{...field}
			>
				<span className="truncate">
					<RadixSelect.Value placeholder={placeholder} />
				</span>
				<RadixSelect.Icon asChild>
					<ChevronDown className="size-4 shrink-0 text-ink-secondary" />
				</RadixSelect.Icon>
			</RadixSelect.Trigger>
			<RadixSelect.Portal>
				<RadixSelect.Content
					position="popper"
					sideOffset={4}
					collisionPadding={8}
					className={cn(
						floatingClass,
						"max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-16px)] overflow-hidden",
					)}
				>
					<RadixSelect.Viewport className="p-1">
						{options.map((option) => (
							<RadixSelect.Item
								key={option.value}
								value={option.value}
								// Named by all of its text, the hint too.
								aria-labelledby={undefined}
								disabled={option.disabled ?? false}
								className="relative flex min-h-8 select-none flex-col justify-center rounded-tag py-1 pr-8 pl-2 outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-pressed data-[disabled]:text-ink-secondary"
							>
								<RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
								{option.hint === undefined ? null : (
									<span className="text-ink-secondary text-xs">{option.hint}</span>
								)}
								<RadixSelect.ItemIndicator className="absolute right-2">
									<Check className="size-4" />
								</RadixSelect.ItemIndicator>
							</RadixSelect.Item>
						))}
					</RadixSelect.Viewport>
				</RadixSelect.Content>
			</RadixSelect.Portal>
		</RadixSelect.Root>
	);
}
