import type { TerminalConnection } from "@roost/api-client/contract/terminal";
import { useMemo, useState } from "react";
import { TIPS_WIDTH } from "../../lib/preview.ts";
import { debuggingTips, gitTips, type Tip } from "../../lib/workflow.ts";
import { Card } from "../../primitives/card.tsx";
import { Switch } from "../../primitives/switch.tsx";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";
import { CommandLines } from "./command-line.tsx";
import { GettingStarted } from "./getting-started.tsx";
import { TipsModeContext } from "./run-button.tsx";

export const tipCategories = ["getting-started", "git", "debugging"] as const;
export type TipCategory = (typeof tipCategories)[number];

export interface TipsPanelProps {
	connection: TerminalConnection;
	/** Runs a command in the terminal. */
	onRun: (command: string) => void;
	/** Gives the AI in the terminal a prompt. */
	onSend: (prompt: string) => void;
	onCopied: (text: string) => void;
	/** The browser refused; the text is to be shown, so that it can be copied by hand. */
	onCopyFailed: (text: string) => void;
}

const words: Record<TipCategory, string> = {
	"getting-started": "Getting started",
	git: "Git",
	debugging: "Debugging",
};

function TipCards({ tips, onRun }: { tips: readonly Tip[]; onRun: (command: string) => void }) {
	return (
		<div className="space-y-3">
			{tips.map(({ title, description, commands }) => (
				<Card key={title} className="space-y-3" aria-label={title}>
					<div>
						<h3 className="font-semibold text-[15px]">{title}</h3>
						<p className="text-ink-secondary">{description}</p>
					</div>
					<CommandLines title={title} commands={commands} onRun={onRun} />
				</Card>
			))}
		</div>
	);
}

/** Beside the terminal: what to do next, and the commands that do it. 500 px wide [const-tips-width-500]. */
export function TipsPanel({ connection, onRun, onSend, onCopied, onCopyFailed }: TipsPanelProps) {
	const [category, setCategory] = useState<TipCategory>("getting-started");
	// Until the person chooses, a command is copied where it cannot be run (decision 25).
	const [chosen, setChosen] = useState<boolean>();
	const copy = chosen ?? connection !== "connected";
	const mode = useMemo(
		() => ({ connection, copy, onCopied, onCopyFailed }),
		[connection, copy, onCopied, onCopyFailed],
	);
	return (
		<TipsModeContext value={mode}>
			<aside
				aria-label="Tips"
				data-slot="tips-panel"
				className="h-full max-w-full overflow-y-auto bg-canvas px-4 pt-2 pb-4"
				style={{ width: TIPS_WIDTH }}
			>
				<Tabs<TipCategory>
					label="Tips"
					tabs={tipCategories.map((value) => ({ value, label: words[value] }))}
					value={category}
					onValueChange={setCategory}
				>
					<TabPanel value={category} className="space-y-3">
						<Switch label="Copy instead of run" reversed checked={copy} onCheckedChange={setChosen} />
						{category === "getting-started" ? <GettingStarted onRun={onRun} onSend={onSend} /> : null}
						{category === "git" ? <TipCards tips={gitTips} onRun={onRun} /> : null}
						{category === "debugging" ? <TipCards tips={debuggingTips} onRun={onRun} /> : null}
					</TabPanel>
				</Tabs>
			</aside>
		</TipsModeContext>
	);
}
