import { FileArchive, Upload, X } from "lucide-react";
import { useId, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { useFieldControl } from "../lib/field-context.ts";
import { fileSizeText } from "../lib/file-size.ts";

export interface FileInputProps {
	/** The file chosen; null while there is none. */
	file: File | null;
	onFileChange: (file: File | null) => void;
	/** As in the HTML attribute: '.zip,application/zip'. */
	accept?: string;
	/** What can be chosen, in words: 'A .zip of at most 50 MB'. */
	hint?: string;
	disabled?: boolean;
	className?: string;
}

/** A file, chosen with a press, by keyboard, or dropped on it: the browser's own control lies over the whole area. */
export function FileInput({ file, onFileChange, accept, hint, disabled = false, className }: FileInputProps) {
	const field = useFieldControl();
	const made = useId();
	const id = field.id ?? made;
	const input = useRef<HTMLInputElement>(null);
	const clear = () => {
		onFileChange(null);
		// The same file may be chosen again: the browser tells of changes only.
		if (input.current !== null) input.current.value = "";
		input.current?.focus();
	};

	return (
		<div
			data-slot="file-input"
			className={cn(
				"relative rounded-panel border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus",
				field["aria-invalid"] ? "border-status-red-mark" : "border-control-border",
				file === null && "border-dashed",
				"bg-paper hover:border-control-border-hover",
				disabled ? "cursor-not-allowed" : "cursor-pointer",
				className,
			)}
		>
			<input
				{...field}
				ref={input}
				id={id}
				type="file"
				accept={accept}
				disabled={disabled}
				onChange={(event) => onFileChange(event.target.files?.[0] ?? null)}
				className={cn("absolute inset-0 cursor-[inherit] opacity-0", file !== null && "pointer-events-none")}
			/>
			{file === null ? (
				<div className="flex flex-col items-center gap-1 px-4 py-7 text-center">
					<Upload aria-hidden="true" className="mb-1 size-5 text-ink-secondary" />
					<span className={disabled ? "text-ink-secondary" : "text-ink"}>
						<span className="font-medium underline underline-offset-4">Choose a file</span> or drop it here
					</span>
					{hint === undefined ? null : <span className="text-ink-secondary text-sm">{hint}</span>}
				</div>
			) : (
				<div className="flex items-center gap-3 px-4 py-3">
					<FileArchive aria-hidden="true" className="size-5 shrink-0 text-ink-secondary" />
					<div className="min-w-0 flex-1">
						<p className="truncate font-medium">{file.name}</p>
						<p className="text-ink-secondary text-sm">{fileSizeText(file.size)}</p>
					</div>
					<button
						type="button"
						aria-label={`Remove ${file.name}`}
						onClick={clear}
						className="relative flex size-8 shrink-0 items-center justify-center rounded-control text-ink-secondary hover:bg-sunken hover:text-ink"
					>
						<X className="size-4" />
					</button>
				</div>
			)}
		</div>
	);
}
