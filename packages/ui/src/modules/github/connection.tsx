import { GitBranch } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Spinner } from "../../primitives/spinner.tsx";
import { Status } from "../../primitives/status.tsx";

/** By the contract's `githubConnectionStates`. */
export type GithubConnection =
	/** `notice`: why there is none, where it was there before or was asked for. */
	| { state: "disconnected"; notice?: string | undefined }
	| { state: "connecting" }
	| { state: "connected" }
	| { state: "error"; text: string };

export interface GithubConnectionPanelProps {
	connection: GithubConnection;
	onConnect: () => void;
	onDisconnect: () => void;
	/** Disconnecting is under way. */
	disconnecting?: boolean;
	/** What a connected account shows: the repositories. */
	children: ReactNode;
}

/** The connection to the code host; what needs it stands inside. */
export function GithubConnectionPanel({
	connection,
	onConnect,
	onDisconnect,
	disconnecting = false,
	children,
}: GithubConnectionPanelProps) {
	switch (connection.state) {
		case "disconnected":
			return (
				<Card padding="none">
					<EmptyState
						icon={<GitBranch />}
						title={connection.notice ?? "GitHub is not connected"}
						description="Connect it to choose among your own repositories, private ones too. You can disconnect whenever you like."
						action={
							<Button variant="primary" onClick={onConnect}>
								Connect GitHub
							</Button>
						}
					/>
				</Card>
			);
		case "connecting":
			return (
				<Card padding="none">
					<div role="status" className="flex flex-col items-center px-6 py-12 text-center">
						<Spinner size="lg" className="mb-4 text-ink-secondary" />
						<p className="font-semibold">Connecting to GitHub</p>
						<p className="mt-1 text-ink-secondary">Waiting for you to enter the code and press Authorize.</p>
					</div>
				</Card>
			);
		case "error":
			return (
				<Card padding="none">
					<ErrorState title={connection.text} onRetry={onConnect} retryLabel="Try Again">
						GitHub is not connected. Nothing was read or changed.
					</ErrorState>
				</Card>
			);
		case "connected":
			return (
				<div className="space-y-4">
					<div className="flex flex-wrap items-center justify-between gap-3">
						<Status tone="green" mark="tick">
							GitHub is connected
						</Status>
						<Button variant="quiet" size="sm" busy={disconnecting} onClick={onDisconnect}>
							Disconnect
						</Button>
					</div>
					{children}
				</div>
			);
	}
}
