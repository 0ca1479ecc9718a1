import { useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { CopyButton } from "../../primitives/copy-button.tsx";

export interface SecretValueProps {
	/** What it is, for the buttons' names: 'bearer token'. */
	name: string;
	value: string;
}

/** A secret, masked until 'Reveal' is pressed (decision 7). While masked it is not in the page at all. */
export function SecretValue({ name, value }: SecretValueProps) {
	const [shown, setShown] = useState(false);
	return (
		<div className="flex flex-wrap items-start gap-2">
			<code
				data-slot="secret-value"
				className="min-w-0 flex-1 basis-48 break-all rounded-control bg-sunken px-2.5 py-1 font-mono text-ink text-sm"
			>
				{shown ? value : "•".repeat(24)}
			</code>
			<Button
				size="sm"
				aria-label={`${shown ? "Hide" : "Reveal"} ${name}`}
				onClick={() => setShown((was) => !was)}
			>
				{shown ? "Hide" : "Reveal"}
			</Button>
			<CopyButton text={value} label={`Copy ${name}`} />
		</div>
	);
}
