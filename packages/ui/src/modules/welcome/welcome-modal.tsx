import { CreditCard, GitBranch, Server } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";

export interface WelcomeModalProps {
	open: boolean;
	/** Begins with the setup guide's first step. */
	onStart: () => void;
	/** 'Skip', Escape or a press outside: not shown again to this person on this device. */
	onSkip: () => void;
	/** 'Priya Rao' */
	name: string;
	/** `$50.00`; left out where there are none. */
	credits?: string | undefined;
}

const steps: readonly { icon: ReactNode; title: string; text: string }[] = [
	{ icon: <CreditCard />, title: "Billing", text: "Add a card. Your credits are used before it is." },
	{ icon: <GitBranch />, title: "Connect GitHub", text: "So that Roost can read and create repositories." },
	{ icon: <Server />, title: "First VM", text: "A machine of your own. It sleeps when you do not need it." },
];

/** Greets once per person and says what comes first. */
export function WelcomeModal({ open, onStart, onSkip, name, credits }: WelcomeModalProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => (next ? undefined : onSkip())}
			title={`Welcome to Roost, ${name}`}
			description={
				credits === undefined
					? "Three short steps, and your first app runs on a machine of your own."
					: `You have ${credits} in welcome credits to explore with. Three short steps, and your first app runs on a machine of your own.`
			}
			closeLabel="Skip"
			footer={
				<>
					<Button variant="quiet" onClick={onSkip}>
						Skip
					</Button>
					<Button variant="primary" onClick={onStart}>
						Start with billing
					</Button>
				</>
			}
		>
			<ol className="divide-y divide-hairline rounded-panel border border-hairline">
				{steps.map(({ icon, title, text }) => (
					<li key={title} className="flex items-start gap-3 p-3.5">
						<span aria-hidden="true" className="mt-0.5 text-ink-secondary [&_svg]:size-4">
							{icon}
						</span>
						<div>
							<p className="font-medium">{title}</p>
							<p className="text-ink-secondary">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Dialog>
	);
}
