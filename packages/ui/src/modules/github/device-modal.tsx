import { ExternalLink } from "lucide-react";
import { Button, buttonClass } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

export type DeviceFlowView =
	/** The code is being asked for. */
	| { state: "starting" }
	| { state: "waiting"; userCode: string; verificationUri: string }
	/** Refused, expired or broken, in the catalogue's words. */
	| { state: "failed"; text: string };

export interface DeviceModalProps {
	open: boolean;
	flow: DeviceFlowView;
	onCancel: () => void;
	/** Asks for a new code. */
	onRetry: () => void;
}

function Waiting({ userCode, verificationUri }: { userCode: string; verificationUri: string }) {
	return (
		<ol className="space-y-5">
			<li className="space-y-2">
				<p className="font-medium">1. Copy this code</p>
				<div className="flex items-center gap-2 rounded-panel bg-sunken py-2 pr-2 pl-4">
					<p className="flex-1 font-mono text-2xl tracking-[0.12em]">{userCode}</p>
					<CopyButton text={userCode} label="Copy code" size="md" />
				</div>
			</li>
			<li className="space-y-2">
				<p className="font-medium">2. Enter it on GitHub and press Authorize</p>
				<a
					href={verificationUri}
					target="_blank"
					rel="noreferrer"
					className={buttonClass({ variant: "primary" })}
				>
					<ExternalLink aria-hidden="true" />
					Open GitHub
				</a>
				<p className="break-all font-mono text-ink-secondary text-sm">{verificationUri}</p>
			</li>
		</ol>
	);
}

/** Leads through the device flow: a code here, a page there, and this window notices when it is done. */
export function DeviceModal({ open, flow, onCancel, onRetry }: DeviceModalProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => (next ? undefined : onCancel())}
			title="Connect GitHub"
			description="So that Roost can read and create repositories for you."
			size="sm"
			footer={
				<>
					<Button variant="quiet" onClick={onCancel}>
						Cancel
					</Button>
					{flow.state === "failed" ? (
						<Button variant="primary" onClick={onRetry}>
							Try Again
						</Button>
					) : null}
				</>
			}
		>
			{flow.state === "failed" ? (
				<Callout tone="red">{flow.text}</Callout>
			) : (
				<div className="space-y-5">
					{flow.state === "waiting" ? <Waiting {...flow} /> : null}
					<p role="status" className="flex items-center gap-2 text-ink-secondary">
						<Spinner size="sm" />
						{flow.state === "waiting" ? "Waiting for GitHub to confirm" : "Asking GitHub for a code"}
					</p>
				</div>
			)}
		</Dialog>
	);
}
