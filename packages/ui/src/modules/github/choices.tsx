import * as ToggleGroup from "@radix-ui/react-toggle-group";
import { cn } from "../../lib/cn.ts";

export interface ChoicesProps<Value extends string> {
	/** What is chosen, read before the choices. */
	label: string;
	choices: readonly { value: Value; label: string }[];
	value: Value;
	onValueChange: (value: Value) => void;
}

/** One of a few, as words in a row that wraps: a filter, a category. */
export function Choices<Value extends string>({ label, choices, value, onValueChange }: ChoicesProps<Value>) {
	return (
		<ToggleGroup.Root
			type="single"
			aria-label={label}
			value={value}
			onValueChange={(next) => (next === "" ? undefined : onValueChange(next as Value))}
			className="flex flex-wrap gap-1.5"
		>
			{choices.map((choice) => (
				<ToggleGroup.Item
					key={choice.value}
					value={choice.value}
					className={cn(
						"h-7 rounded-control border border-control-border bg-paper px-2.5 text-sm transition-colors",
						"hover:border-control-border-hover hover:bg-sunken",
						"data-[state=on]:border-ink data-[state=on]:bg-ink data-[state=on]:text-on-ink",
					)}
				>
					{choice.label}
				</ToggleGroup.Item>
			))}
		</ToggleGroup.Root>
	);
}
