import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { CopyButton } from "./copy-button.tsx";
import { ScrollRegion } from "./scroll-region.tsx";

export const codeBlockVariants = ["inline", "block", "terminal"] as const;
export type CodeBlockVariant = (typeof codeBlockVariants)[number];

export interface CodeBlockProps {
	/** What a machine said, or is to be told. */
	code: string;
	/** One line with its buttons, several lines, or several lines on the terminal's own dark ground. */
	variant?: CodeBlockVariant;
	/** What it is, read to a screen reader: 'Install command'. */
	label: string;
	copyable?: boolean;
	/** Buttons after the copy button, such as Run. */
	actions?: ReactNode;
	/** Breaks long lines instead of scrolling sideways. */
	wrap?: boolean;
	onCopied?: () => void;
	onCopyFailed?: () => void;
	className?: string;
}

/** Text in mono, with a copy button. Scrolls in itself, by keyboard too. */
export function CodeBlock({
	code,
	variant = "block",
	label,
	copyable = true,
	actions,
	wrap = false,
	onCopied,
	onCopyFailed,
	className,
}: CodeBlockProps) {
	const inline = variant === "inline";
	return (
		<div
			data-slot="code-block"
			data-theme={variant === "terminal" ? "dark" : undefined}
			className={cn(
				"relative flex gap-2 rounded-control",
				variant === "terminal" ? "bg-terminal" : "bg-sunken",
				inline ? "items-center py-1 pr-1 pl-3" : "items-start",
				className,
			)}
		>
			<ScrollRegion
				label={label}
				className={cn("min-w-0 flex-1 rounded-tag", inline ? "py-1" : "max-h-96 p-3")}
			>
				<pre className={cn("font-mono text-ink text-sm", wrap && "whitespace-pre-wrap break-words")}>
					<code>{code}</code>
				</pre>
			</ScrollRegion>
			{copyable || actions !== undefined ? (
				<div className={cn("flex shrink-0 items-center gap-1", inline ? "" : "p-1.5")}>
					{copyable ? (
						<CopyButton
							text={code}
							{...(onCopied === undefined ? {} : { onCopied })}
							{...(onCopyFailed === undefined ? {} : { onFailed: onCopyFailed })}
						/>
					) : null}
					{actions}
				</div>
			) : null}
		</div>
	);
}
