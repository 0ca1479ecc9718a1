import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { type ButtonSize, buttonClass } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface CopyButtonProps {
	/** What goes to the clipboard. */
	text: string;
	/** 'Copy command': its accessible name and tooltip. */
	label?: string;
	size?: ButtonSize;
	onCopied?: () => void;
	/** The browser refused; say the text so that it can be copied by hand. */
	onFailed?: () => void;
}

/** Copies, and says so for two seconds. */
export function CopyButton({ text, label = "Copy", size = "sm", onCopied, onFailed }: CopyButtonProps) {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), 2000);
		return () => clearTimeout(timer);
	}, [copied]);

	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
		} catch {
			onFailed?.();
			return;
		}
		setCopied(true);
		onCopied?.();
	};

	return (
		<Tooltip content={copied ? "Copied" : label}>
			<button
				data-slot="copy-button"
				type="button"
				aria-label={label}
				onClick={() => void copy()}
				className={buttonClass({ variant: "quiet", size, square: true })}
			>
				{copied ? <Check className="text-status-green" /> : <Copy />}
				<span role="status" className="sr-only">
					{copied ? "Copied" : ""}
				</span>
			</button>
		</Tooltip>
	);
}
