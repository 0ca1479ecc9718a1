import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

export const stepStates = ["done", "current", "waiting", "failed"] as const;
export type StepState = (typeof stepStates)[number];

export interface ProgressStep {
	id: string;
	label: ReactNode;
	state: StepState;
	/** What is happening in it right now, or why it failed. */
	detail?: ReactNode;
}

const said: Record<StepState, string> = {
	done: "done",
	current: "in progress",
	waiting: "not started",
	failed: "failed",
};

const ring: Record<StepState, string> = {
	done: "border-transparent bg-status-green-soft text-status-green",
	current: "border-transparent bg-status-blue-soft text-status-blue",
	waiting: "border-control-border text-ink-secondary",
	failed: "border-transparent bg-status-red-soft text-status-red",
};

function StepMark({ state, position }: { state: StepState; position: number }) {
	switch (state) {
		case "done":
			return <Check className="size-3.5" strokeWidth={2.5} />;
		case "current":
			return <Spinner size="sm" />;
		case "failed":
			return <X className="size-3.5" strokeWidth={2.5} />;
		case "waiting":
			return position;
	}
}

export interface ProgressStepsProps {
	/** What the steps lead to, read before them. */
	label: string;
	steps: readonly ProgressStep[];
	className?: string;
}

/** Steps under one another: what is done, what is under way, what comes. */
export function ProgressSteps({ label, steps, className }: ProgressStepsProps) {
	return (
		<ol data-slot="progress-steps" aria-label={label} className={cn("grid", className)}>
			{steps.map((step, index) => (
				<li
					key={step.id}
					data-state={step.state}
					aria-current={step.state === "current" ? "step" : undefined}
					className="relative flex gap-3 pb-4 last:pb-0"
				>
					{index < steps.length - 1 ? (
						<span aria-hidden="true" className="absolute top-7 bottom-1 left-3 w-px bg-hairline" />
					) : null}
					<span
						aria-hidden="true"
						className={cn(
							"flex size-6 shrink-0 items-center justify-center rounded-full border text-xs tabular-nums",
							ring[step.state],
						)}
					>
						<StepMark state={step.state} position={index + 1} />
					</span>
					<div className="min-w-0 pt-0.5">
						<p
							className={cn(
								step.state === "waiting" ? "text-ink-secondary" : "text-ink",
								step.state === "current" && "font-medium",
							)}
						>
							{step.label}
							<span className="sr-only">, {said[step.state]}</span>
						</p>
						{step.detail === undefined ? null : (
							<div className="break-words text-ink-secondary text-sm">{step.detail}</div>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
