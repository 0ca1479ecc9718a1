import type { AppCardState } from "@roost/api-client/capabilities";
import { ArrowRight, Play, SquareTerminal, Trash2 } from "lucide-react";
import { pressUnless } from "../../lib/press.ts";
import { Button, buttonClass } from "../../primitives/button.tsx";
import { IconButton } from "../../primitives/icon-button.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

export interface AppCardActionsProps {
	state: AppCardState;
	/** Why the last deployment failed (decision 34); shown in state none. */
	failure?: { reason: string; logHref?: string | undefined } | undefined;
	/** Where the running app answers. */
	runHref?: string | undefined;
	/** The account may use SSH and the app has a machine. */
	hasTerminal: boolean;
	/** [app-card-delete-hidden-public] */
	mayDelete: boolean;
	/** The dashboard, at the job queue. */
	jobQueueHref: string;
	/** The sleeping machine, where it can be woken from here. */
	wake?: { vmName: string; busy: boolean; onPress: () => void } | undefined;
	/** A termination or deletion is on its way. */
	busy?: "terminate" | "delete" | undefined;
	onDeploy: () => void;
	onTerminal: () => void;
	onTerminate: () => void;
	onDelete: () => void;
}

/** What a card offers, by its state. */
export function AppCardActions(props: AppCardActionsProps) {
	return (
		<div className="mt-auto flex min-h-8 flex-wrap items-center gap-1.5">
			<ByState {...props} />
		</div>
	);
}

function ByState(props: AppCardActionsProps) {
	switch (props.state) {
		case "none":
			return (
				<>
					<Button variant="primary" onClick={props.onDeploy}>
						Deploy
					</Button>
					{props.failure?.logHref === undefined ? null : (
						<a href={props.failure.logHref} className={buttonClass({ variant: "quiet" })}>
							See why
						</a>
					)}
					{props.mayDelete ? (
						<Button variant="quiet" busy={props.busy === "delete"} onClick={props.onDelete}>
							Delete
						</Button>
					) : null}
				</>
			);
		case "creating":
			return (
				<>
					<LinkButton href={props.jobQueueHref}>
						Follow it in the AI Job Queue
						<ArrowRight aria-hidden="true" />
					</LinkButton>
					<DeleteIcon {...props} />
				</>
			);
		case "running":
			return (
				<>
					<a
						href={props.runHref}
						target="_blank"
						rel="noreferrer"
						aria-disabled={props.runHref === undefined || undefined}
						className={buttonClass({ variant: "primary" })}
					>
						<Play aria-hidden="true" />
						Run Now
					</a>
					{props.hasTerminal ? (
						<IconButton
							label="Terminal"
							variant="secondary"
							icon={<SquareTerminal />}
							onClick={props.onTerminal}
						/>
					) : null}
					<Terminate {...props} />
					<DeleteIcon {...props} />
				</>
			);
		case "terminating":
			return (
				<>
					<Button disabled>Terminating...</Button>
					<DeleteIcon {...props} />
				</>
			);
		case "vm-hibernated":
			return (
				<>
					<Button disabled>VM Hibernated</Button>
					{props.wake ? (
						<LinkButton asChild variant="quiet" className="ml-0.5">
							<button
								type="button"
								aria-disabled={props.wake.busy || undefined}
								onClick={pressUnless(props.wake.busy, props.wake.onPress)}
							>
								{props.wake.busy ? <Spinner size="sm" /> : null}
								Wake {props.wake.vmName}
							</button>
						</LinkButton>
					) : null}
					<Terminate {...props} />
					<DeleteIcon {...props} />
				</>
			);
	}
}

function Terminate({ busy, onTerminate }: AppCardActionsProps) {
	return (
		<Button variant="danger-quiet" className="ml-auto" busy={busy === "terminate"} onClick={onTerminate}>
			Terminate
		</Button>
	);
}

/** Beside other actions deleting is the least of them; it says why it is refused when it is pressed. */
function DeleteIcon({ state, mayDelete, busy, onDelete }: AppCardActionsProps) {
	if (!mayDelete) return null;
	const alone = state === "creating" || state === "terminating";
	return (
		<IconButton
			label="Delete"
			className={alone ? "ml-auto" : ""}
			icon={<Trash2 />}
			busy={busy === "delete"}
			onClick={onDelete}
		/>
	);
}
