import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { FieldContext } from "../lib/field-context.ts";

export interface FieldProps {
	label: ReactNode;
	/** The label is read, not seen: a search box in a toolbar. */
	hideLabel?: boolean;
	/** How to fill it in, or what it is for. Stays while an error is shown. */
	hint?: ReactNode;
	/** What is wrong with what was typed, and how to mend it. Read out when it appears. */
	error?: ReactNode;
	/** Characters used and allowed; turns red past the limit. */
	counter?: { used: number; limit: number };
	required?: boolean;
	/** Says '(optional)' after the label, where most fields around it are required. */
	optional?: boolean;
	/** The control's id; one is made where it is left out. */
	id?: string;
	/** One control: Input, Textarea, Select, FileInput. */
	children: ReactNode;
	className?: string;
}

/** A label over a control, with its hint, its error and its counter, all wired by ids. */
export function Field({
	label,
	hideLabel = false,
	hint,
	error,
	counter,
	required = false,
	optional = false,
	id,
	children,
	className,
}: FieldProps) {
	const made = useId();
	const controlId = id ?? made;
	const hintId = `${controlId}-hint`;
	const errorId = `${controlId}-error`;
	const counterId = `${controlId}-counter`;
	const hasHint = hint !== undefined && hint !== null;
	const hasError = error !== undefined && error !== null && error !== "";
	const over = counter !== undefined && counter.used > counter.limit;
	const describedBy = [hasError && errorId, hasHint && hintId, counter !== undefined && counterId].filter(
		Boolean,
	);

	return (
		<div data-slot="field" className={cn("min-w-0", className)}>
			<label htmlFor={controlId} className={hideLabel ? "sr-only" : "mb-1.5 block font-medium text-ink"}>
				{label}
				{required ? (
					<span aria-hidden="true" className="ml-0.5 text-status-red">
						*
					</span>
				) : null}
				{optional ? <span className="ml-1 font-normal text-ink-secondary">(optional)</span> : null}
			</label>
			<FieldContext
				value={{
					id: controlId,
					"aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
					"aria-invalid": hasError || over || undefined,
					"aria-required": required || undefined,
				}}
			>
				{children}
			</FieldContext>
			{hasError || hasHint || counter !== undefined ? (
				<div className="mt-1.5 flex items-start justify-between gap-4 text-sm">
					<div className="min-w-0 break-words" aria-live="polite">
						{hasError ? (
							<p id={errorId} className="text-status-red">
								{error}
							</p>
						) : null}
						{hasHint ? (
							<p id={hintId} className="text-ink-secondary">
								{hint}
							</p>
						) : null}
					</div>
					{counter === undefined ? null : (
						<p
							id={counterId}
							className={cn("shrink-0 tabular-nums", over ? "text-status-red" : "text-ink-secondary")}
						>
							{counter.used}/{counter.limit}
							<span className="sr-only"> characters</span>
						</p>
					)}
				</div>
			) : null}
		</div>
	);
}
