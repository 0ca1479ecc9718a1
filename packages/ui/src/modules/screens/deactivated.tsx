import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Screen } from "./screen.tsx";

export interface DeactivatedScreenProps {
	/** Why the last try failed. */
	error?: string | undefined;
	busy?: boolean;
	onReactivate: () => void;
	onSignOut: () => void;
}

/** [auth-inactive-blocked] Everything but this screen is closed to a deactivated account. */
export function DeactivatedScreen({ error, busy = false, onReactivate, onSignOut }: DeactivatedScreenProps) {
	return (
		<Screen
			title="Account Deactivated"
			actions={
				<>
					<Button variant="primary" busy={busy} onClick={onReactivate}>
						Reactivate Account
					</Button>
					<Button onClick={onSignOut}>Logout</Button>
				</>
			}
		>
			<p>Your machines are hibernated and your data is kept. Reactivating gives it all back.</p>
			<p>If you did not do this, contact support.</p>
			{error === undefined ? null : (
				<Callout tone="red" className="mt-4 text-left">
					{error}
				</Callout>
			)}
		</Screen>
	);
}
