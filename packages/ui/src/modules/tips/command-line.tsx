import type { TipCommand } from "../../lib/workflow.ts";
import { CodeBlock } from "../../primitives/code-block.tsx";
import { RunButton } from "./run-button.tsx";

export interface CommandLinesProps {
	/** What the commands belong to, for those without a name of their own. */
	title: string;
	/** One command, or several named ones [tips-card-command] [tips-card-command-list]. */
	commands: readonly TipCommand[];
	onRun: (command: string) => void;
}

/** A card's commands, each with its button. */
export function CommandLines({ title, commands, onRun }: CommandLinesProps) {
	return (
		<ul className="space-y-2">
			{commands.map(({ name, command }) => (
				<li key={command} className="space-y-1">
					{name === undefined ? null : <p className="text-ink-secondary text-sm">{name}</p>}
					<CodeBlock
						variant="inline"
						label={name ?? title}
						code={command}
						copyable={false}
						actions={<RunButton text={command} name={name ?? title} onRun={() => onRun(command)} />}
					/>
				</li>
			))}
		</ul>
	);
}
