import { Button } from "../../primitives/button.tsx";
import { Screen } from "./screen.tsx";

export interface SignInErrorScreenProps {
	/** The documented words: 'Failed to create user', 'Authentication check failed'. */
	text: string;
	/** Why, as far as it is known. */
	reason?: string | undefined;
	retrying?: boolean;
	onRetry: () => void;
	onSignOut: () => void;
}

/** [err-auth-create-user-failed] [err-auth-check-failed] Signed in, but the account cannot be had. */
export function SignInErrorScreen({
	text,
	reason,
	retrying = false,
	onRetry,
	onSignOut,
}: SignInErrorScreenProps) {
	return (
		<Screen
			announce="alert"
			title={text}
			actions={
				<>
					<Button variant="primary" busy={retrying} onClick={onRetry}>
						Try Again
					</Button>
					<Button onClick={onSignOut}>Sign out</Button>
				</>
			}
		>
			{reason === undefined ? null : <p className="break-words font-mono text-sm">{reason}</p>}
			<p>Your machines and apps go on running. If it repeats, sign out and in again.</p>
		</Screen>
	);
}
