import type { TerminalConnection } from "@roost/api-client/contract/terminal";
import { createContext, useContext, useState } from "react";
import { Button } from "../../primitives/button.tsx";

/** What every card of the tips needs to know to run, or copy, what it offers. */
export interface TipsMode {
	connection: TerminalConnection;
	/** Copies instead of running (decision 25). */
	copy: boolean;
	onCopied: (text: string) => void;
	onCopyFailed: (text: string) => void;
}

export const TipsModeContext = createContext<TipsMode>({
	connection: "disconnected",
	copy: true,
	onCopied: () => {},
	onCopyFailed: () => {},
});

export interface RunButtonProps {
	/** What is run or copied. */
	text: string;
	/** What it is, for the button's name: 'Install command'. */
	name: string;
	onRun: () => void;
}

/** 'Run' while connected, 'Not connected' while not; 'Copy' where the person wants that instead. */
export function RunButton({ text, name, onRun }: RunButtonProps) {
	const { connection, copy, onCopied, onCopyFailed } = useContext(TipsModeContext);
	const [copied, setCopied] = useState(false);
	if (copy)
		return (
			<Button
				size="sm"
				onClick={() => {
					navigator.clipboard.writeText(text).then(
						() => {
							setCopied(true);
							onCopied(text);
						},
						() => onCopyFailed(text),
					);
				}}
			>
				Copy<span className="sr-only"> {name}</span>
				<span role="status" className="sr-only">
					{copied ? "Copied" : ""}
				</span>
			</Button>
		);
	const connected = connection === "connected";
	return (
		<Button size="sm" disabled={!connected} onClick={onRun}>
			{connected ? "Run" : "Not connected"}
			<span className="sr-only"> {name}</span>
		</Button>
	);
}
