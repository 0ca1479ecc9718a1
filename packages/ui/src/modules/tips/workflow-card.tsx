import type { ReactNode } from "react";
import { WORKFLOW_STEPS } from "../../lib/workflow.ts";
import { Card } from "../../primitives/card.tsx";

export interface WorkflowCardProps {
	/** From 1. */
	step: number;
	icon: ReactNode;
	title: string;
	description: ReactNode;
	/** Its commands, choices and buttons. */
	children?: ReactNode;
}

/** One step of 'Getting started' [tips-card-content]. */
export function WorkflowCard({ step, icon, title, description, children }: WorkflowCardProps) {
	return (
		<Card className="space-y-3" aria-label={title}>
			<div className="space-y-0.5">
				<p className="font-medium text-ink-secondary text-xs tracking-[0.04em]">
					WORKFLOW STEP {step}/{WORKFLOW_STEPS}
				</p>
				<h3 className="flex items-center gap-2 font-semibold text-[15px] [&_svg]:size-4">
					{icon}
					{title}
				</h3>
				<p className="text-pretty text-ink-secondary">{description}</p>
			</div>
			{children}
		</Card>
	);
}
