import { errorText } from "@roost/api-client/errors";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { LinkButton } from "../../primitives/link-button.tsx";
import { Logo } from "../../primitives/logo.tsx";

export interface DeactivatedAccountProps {
	/** The account that is signed in. */
	email: string;
	/** Where 'contact support' leads: a mailto or a page. */
	supportHref: string;
	onReactivate: () => void;
	/** Reactivation is under way. */
	reactivating?: boolean;
	/** The last try failed; `reason` is what the server said, where it said anything [err-reactivate-fallback]. */
	failure?: { reason?: string | undefined } | undefined;
	onLogout: () => void;
}

/** All that a person whose account is inactive can see [deactivated-screen]. */
export function DeactivatedAccount({
	email,
	supportHref,
	onReactivate,
	reactivating = false,
	failure,
	onLogout,
}: DeactivatedAccountProps) {
	return (
		<main className="flex min-h-dvh flex-col items-center justify-center bg-canvas px-4 py-12">
			<div className="w-full max-w-[420px] space-y-6">
				<Logo size="md" wordmark />
				<div className="space-y-2">
					<h1 className="font-heading text-2xl text-ink">Account Deactivated</h1>
					<p className="text-pretty text-ink-secondary">
						<span className="break-words text-ink">{email}</span> is deactivated. Your machines are hibernated
						and your data is kept. Reactivate the account and everything is as you left it; machines stay
						asleep until you wake them.
					</p>
				</div>
				{failure === undefined ? null : (
					<Callout tone="red" title="The account was not reactivated">
						{failure.reason
							? errorText("err-reactivate-inline", { message: failure.reason })
							: errorText("err-reactivate-fallback")}
					</Callout>
				)}
				<div className="flex flex-wrap gap-2">
					<Button variant="primary" size="lg" busy={reactivating} onClick={onReactivate}>
						Reactivate Account
					</Button>
					<Button size="lg" onClick={onLogout}>
						Logout
					</Button>
				</div>
				<p className="text-ink-secondary">
					Not you, or it does not work? <LinkButton href={supportHref}>contact support</LinkButton>
				</p>
			</div>
		</main>
	);
}
