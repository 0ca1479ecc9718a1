import { ArrowUpRight } from "lucide-react";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";

export interface HelpDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	onStartTour: () => void;
	/** Addresses of the tutorials, outside Roost. */
	tutorialA: string;
	tutorialB: string;
	/** A chat widget is configured, at the bottom right of the page. */
	chat: boolean;
	/** Where to write to when there is no chat. */
	supportHref: string;
}

interface TutorialProps {
	href: string;
	title: string;
	text: string;
}

function Tutorial({ href, title, text }: TutorialProps) {
	return (
		<a
			href={href}
			target="_blank"
			rel="noreferrer"
			className="group flex items-start justify-between gap-4 p-4 transition-colors first:rounded-t-panel last:rounded-b-panel hover:bg-sunken"
		>
			<span>
				<span className="block font-medium">{title}</span>
				<span className="block text-ink-secondary">{text}</span>
			</span>
			<ArrowUpRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-secondary" />
			<span className="sr-only">(opens in a new tab)</span>
		</a>
	);
}

/** The ways to learn Roost, and to reach a person. */
export function HelpDialog({
	open,
	onOpenChange,
	onStartTour,
	tutorialA,
	tutorialB,
	chat,
	supportHref,
}: HelpDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title="Help" description="Learn Roost by doing.">
			<div className="space-y-4">
				<div className="flex flex-wrap items-center justify-between gap-3 rounded-panel bg-sunken p-4">
					<div className="min-w-0 flex-1 basis-52">
						<p className="font-medium">Guided tour</p>
						<p className="text-ink-secondary">Where everything is, in nine short steps.</p>
					</div>
					<Button variant="primary" onClick={onStartTour}>
						Start Tour
					</Button>
				</div>
				<div className="divide-y divide-hairline rounded-panel border border-hairline">
					<Tutorial
						href={tutorialA}
						title="Tutorial A: from account to running app"
						text="Set up your account, add an application and deploy it."
					/>
					<Tutorial
						href={tutorialB}
						title="Tutorial B: build with AI assistance"
						text="Describe an idea and change the app with an AI coder beside you."
					/>
				</div>
				<p className="text-ink-secondary">
					{chat ? (
						"Stuck? Ask us in the support chat, at the bottom right of the page."
					) : (
						<>
							Stuck?{" "}
							<a className="font-medium text-status-blue underline underline-offset-4" href={supportHref}>
								Write to support
							</a>
							. There is no support chat on this Roost.
						</>
					)}
				</p>
			</div>
		</Dialog>
	);
}
