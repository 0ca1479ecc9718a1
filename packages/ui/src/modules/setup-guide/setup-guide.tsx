import { Check } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import {
	isSetupComplete,
	type SetupFlags,
	type SetupStepId,
	type SetupStepState,
	setupStepIds,
	setupStepStates,
} from "../../lib/setup-steps.ts";
import { Button } from "../../primitives/button.tsx";

export interface SetupGuideProps {
	/** Which steps are done. */
	flags: SetupFlags;
	/** Starts the step that is open. */
	onStart: (step: SetupStepId) => void;
	/** The step that is being started. */
	starting?: SetupStepId | undefined;
	/** What a finished step says, such as 'Visa ending 4242'. */
	notes?: Partial<Record<SetupStepId, string>>;
}

interface Words {
	title: string;
	action: string;
	note: Record<SetupStepState, string>;
}

const words: Record<SetupStepId, Words> = {
	billing: {
		title: "Billing",
		action: "Set up",
		note: { complete: "Set up", open: "A card for what you use; credits are used first", locked: "" },
	},
	github: {
		title: "Connect GitHub",
		action: "Connect",
		note: {
			complete: "Connected",
			open: "So that Roost can read and create repositories",
			locked: "After billing is set up",
		},
	},
	vm: {
		title: "First VM",
		action: "Create",
		note: {
			complete: "Created",
			open: "A machine of your own to put apps on",
			locked: "After billing and GitHub",
		},
	},
};

function Mark({ state, number }: { state: SetupStepState; number: number }) {
	if (state === "complete")
		return (
			<span aria-hidden="true" className="flex size-6 shrink-0 items-center justify-center text-status-green">
				<Check className="size-4" strokeWidth={2.25} />
			</span>
		);
	return (
		<span
			aria-hidden="true"
			className={cn(
				"flex size-6 shrink-0 items-center justify-center rounded-full font-semibold text-xs tabular-nums",
				state === "open" ? "bg-ink text-on-ink" : "border border-control-border text-ink-secondary",
			)}
		>
			{number}
		</span>
	);
}

const stateWord: Record<SetupStepState, string> = {
	complete: "Complete",
	open: "Next",
	locked: "Not available yet",
};

/** Billing, GitHub, first VM: one of them is always the next. Nothing once all three are done. */
export function SetupGuide({ flags, onStart, starting, notes = {} }: SetupGuideProps) {
	if (isSetupComplete(flags)) return null;
	const states = setupStepStates(flags);
	return (
		<section aria-label="Setup Guide">
			<ol className="grid divide-hairline rounded-card border border-hairline bg-paper max-lg:divide-y lg:grid-cols-[1fr_1.4fr_1fr] lg:divide-x">
				{setupStepIds.map((id, index) => {
					const state = states[id];
					const { title, action, note } = words[id];
					return (
						<li key={id} data-state={state} className="flex min-w-0 items-center gap-3 px-4.5 py-4">
							<Mark state={state} number={index + 1} />
							<div className="min-w-0 flex-1">
								<p className={cn("font-medium", state === "open" ? "text-ink" : "text-ink-secondary")}>
									{title}
									<span className="sr-only">: {stateWord[state]}</span>
								</p>
								<p className="text-pretty text-ink-secondary text-sm">
									{state === "complete" ? (notes[id] ?? note.complete) : note[state]}
								</p>
							</div>
							{state === "open" ? (
								<Button busy={starting === id} onClick={() => onStart(id)}>
									{action}
								</Button>
							) : null}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
