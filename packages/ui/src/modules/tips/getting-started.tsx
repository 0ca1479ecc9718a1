import { Bot, ListChecks, MessageSquareCode, Play, ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
	type AssistantId,
	assistants,
	startCommands,
	type WorkflowPrompt,
	workflowPrompts,
} from "../../lib/workflow.ts";
import { Button } from "../../primitives/button.tsx";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { Choices } from "../github/choices.tsx";
import { CommandLines } from "./command-line.tsx";
import { EditPromptDialog } from "./edit-prompt-dialog.tsx";
import { RunButton } from "./run-button.tsx";
import { WorkflowCard } from "./workflow-card.tsx";

export interface GettingStartedProps {
	/** Runs a command in the terminal. */
	onRun: (command: string) => void;
	/** Gives the AI in the terminal a prompt. */
	onSend: (prompt: string) => void;
}

interface PromptStep {
	id: WorkflowPrompt;
	step: number;
	icon: ReactNode;
	title: string;
	description: string;
}

const promptSteps: readonly PromptStep[] = [
	{
		id: "deployable",
		step: 3,
		icon: <ListChecks aria-hidden="true" />,
		title: "Make it deployable",
		description: "Checks the start command and the port, and fixes what is missing.",
	},
	{
		id: "check",
		step: 4,
		icon: <ShieldCheck aria-hidden="true" />,
		title: "Check and save it",
		description: "Runs the project's own checks, then commits and pushes.",
	},
];

/** The five steps from an empty machine to a changed app. */
export function GettingStarted({ onRun, onSend }: GettingStartedProps) {
	const [assistantId, setAssistantId] = useState<AssistantId>("claude");
	const [skipPermissions, setSkipPermissions] = useState(false);
	const [editing, setEditing] = useState<PromptStep>();
	const assistant = assistants.find((one) => one.id === assistantId) ?? assistants[0];
	return (
		<div className="space-y-3">
			<WorkflowCard
				step={1}
				icon={<Bot aria-hidden="true" />}
				title="Install an AI assistant"
				description="Pick one. It runs inside this VM, on your code only."
			>
				<Choices
					label="AI assistant"
					choices={assistants.map(({ id, name }) => ({ value: id, label: name }))}
					value={assistantId}
					onValueChange={setAssistantId}
				/>
				<Checkbox
					label="Skip permissions check for Claude"
					checked={skipPermissions}
					onCheckedChange={setSkipPermissions}
				/>
				<CommandLines
					title={`Install ${assistant.name}`}
					commands={[{ command: assistant.install }]}
					onRun={onRun}
				/>
			</WorkflowCard>
			<WorkflowCard
				step={2}
				icon={<MessageSquareCode aria-hidden="true" />}
				title="Ask for a change"
				description="Say what you want in your own words. It sees the project folder."
			>
				<CommandLines
					title={`Start ${assistant.name}`}
					commands={startCommands(assistant, skipPermissions)}
					onRun={onRun}
				/>
			</WorkflowCard>
			{promptSteps.map((entry) => (
				<WorkflowCard key={entry.id} {...entry}>
					<div className="flex justify-end gap-2">
						<Button size="sm" variant="quiet" onClick={() => setEditing(entry)}>
							Edit Prompt
						</Button>
						<RunButton
							text={workflowPrompts[entry.id]}
							name={entry.title}
							onRun={() => onSend(workflowPrompts[entry.id])}
						/>
					</div>
				</WorkflowCard>
			))}
			<WorkflowCard
				step={5}
				icon={<Play aria-hidden="true" />}
				title="See it run"
				description="Go to App Gallery and press Run Now. Then return to Step 2 and ask the AI coder for edits."
			/>
			<EditPromptDialog
				open={editing !== undefined}
				onOpenChange={() => setEditing(undefined)}
				title={editing?.title ?? ""}
				prompt={editing === undefined ? "" : workflowPrompts[editing.id]}
				onSend={(prompt) => {
					setEditing(undefined);
					onSend(prompt);
				}}
			/>
		</div>
	);
}
