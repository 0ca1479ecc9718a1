import { Search, X } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { cn } from "../lib/cn.ts";
import { type ControlSize, controlClass } from "../lib/control.ts";
import { Kbd } from "./kbd.tsx";
import { Spinner } from "./spinner.tsx";

export interface SearchBoxProps {
	/** Its accessible name, and its placeholder where none is given. */
	label: string;
	placeholder?: string;
	value: string;
	onValueChange: (value: string) => void;
	/** Enter was pressed. */
	onSubmit?: (value: string) => void;
	/** Results are on their way. */
	busy?: boolean;
	/** A key that jumps here, shown while it is empty. */
	shortcut?: string;
	size?: ControlSize;
	ref?: Ref<HTMLInputElement>;
	className?: string;
}

/** Filters or searches as it is typed. Escape empties it. */
export function SearchBox({
	label,
	placeholder = label,
	value,
	onValueChange,
	onSubmit,
	busy = false,
	shortcut,
	size = "md",
	ref,
	className,
}: SearchBoxProps) {
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "Enter") onSubmit?.(value);
		if (event.key === "Escape" && value !== "") {
			// A dialog around the box must not close with the same key press.
			event.stopPropagation();
			onValueChange("");
		}
	};
	return (
		<search data-slot="search-box" className={cn("relative block", className)}>
			<span
				aria-hidden="true"
				className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-secondary"
			>
				{busy ? <Spinner size="sm" /> : <Search className="size-3.5" />}
			</span>
			<input
				ref={ref}
				type="search"
				aria-label={label}
				aria-busy={busy || undefined}
				placeholder={placeholder}
				value={value}
				onChange={(event) => onValueChange(event.target.value)}
				onKeyDown={onKeyDown}
				className={cn(
					controlClass({ size }),
					"appearance-none pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden",
				)}
			/>
			{value === "" ? (
				shortcut === undefined ? null : (
					<span className="pointer-events-none absolute inset-y-0 right-2 flex items-center">
						<Kbd>{shortcut}</Kbd>
					</span>
				)
			) : (
				<button
					type="button"
					aria-label="Clear"
					onClick={() => onValueChange("")}
					className="absolute inset-y-0 right-1 my-auto flex size-6 items-center justify-center rounded-tag text-ink-secondary hover:text-ink"
				>
					<X className="size-3.5" />
				</button>
			)}
		</search>
	);
}
