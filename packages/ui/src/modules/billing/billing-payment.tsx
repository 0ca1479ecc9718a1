import type { PaymentMethodInfo } from "@roost/api-client/contract/user";
import { type DocumentedErrorId, errorText } from "@roost/api-client/errors";
import { CreditCard } from "lucide-react";
import { cardExpiry, cardName, isCardExpired } from "../../lib/card.ts";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Card, CardHeader } from "../../primitives/card.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";
import { Status } from "../../primitives/status.tsx";
import { PortalWarnings } from "./portal-warnings.tsx";

/** The errors that 'Billing & Payment' can show, by their ids in the catalogue. */
export const billingErrorIds = [
	"err-billing-setup",
	"err-billing-portal-open",
	"err-provider-setup-session",
	"err-provider-setup-intent",
	"err-provider-no-setup-intent",
	"err-provider-no-payment-method",
	"err-provider-default-method",
	"err-provider-portal-session",
] as const satisfies readonly DocumentedErrorId[];
export type BillingErrorId = (typeof billingErrorIds)[number];

/** What is known of the card: nothing yet, no customer, a customer whose cards no longer count, or a card. */
export type PaymentSetup =
	| { state: "loading" }
	| { state: "none" }
	| { state: "lapsed" }
	| { state: "card"; card: PaymentMethodInfo };

export interface BillingPaymentProps {
	setup: PaymentSetup;
	/** Today, for telling whether the card has expired. */
	now: Date;
	/** Goes to the card provider's page. */
	onSetUp: () => void;
	/** Goes to the card provider's billing portal. */
	onUpdate: () => void;
	/** Opens the deactivation dialog. */
	onDeactivate: () => void;
	/** Which of the provider's pages is being opened. */
	opening?: "setup" | "portal" | undefined;
	error?: BillingErrorId | undefined;
	onDismissError?: (() => void) | undefined;
}

function Method({ setup, now }: Pick<BillingPaymentProps, "setup" | "now">) {
	switch (setup.state) {
		case "loading":
			return (
				<Loading label="Loading your payment method" className="space-y-2.5 py-1">
					<Skeleton className="w-44" />
					<Skeleton className="w-28" />
				</Loading>
			);
		case "none":
		case "lapsed":
			return (
				<div>
					<p className="font-medium">No valid payment method</p>
					<p className="text-ink-secondary">
						{setup.state === "lapsed"
							? "You set up billing before; the cards on file may have expired."
							: "Explore with your welcome credits first, if you like. Your first machine needs a card."}
					</p>
				</div>
			);
		case "card":
			return (
				<div>
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
						{cardName(setup.card)}
						{isCardExpired(setup.card, now) ? (
							<Status tone="orange">Expired</Status>
						) : (
							<Status tone="green" mark="tick">
								Valid
							</Status>
						)}
					</p>
					<p className="text-ink-secondary tabular-nums">Expires {cardExpiry(setup.card)}</p>
				</div>
			);
	}
}

/** The first half of the Billing tab: how the account pays, and the way out. */
export function BillingPayment({
	setup,
	now,
	onSetUp,
	onUpdate,
	onDeactivate,
	opening,
	error,
	onDismissError,
}: BillingPaymentProps) {
	const hasCustomer = setup.state === "card" || setup.state === "lapsed";
	const expired = setup.state === "card" && isCardExpired(setup.card, now);
	return (
		<div className="max-w-[720px] space-y-4">
			{error === undefined ? null : (
				<Callout tone="red" {...(onDismissError ? { onDismiss: onDismissError } : {})}>
					{errorText(error)}
				</Callout>
			)}
			{expired ? <Callout tone="orange">{errorText("err-billing-card-expired")}</Callout> : null}
			<Card padding="lg" className="space-y-5" aria-label="Payment method">
				<CardHeader
					title="Payment method"
					description="Pay as you go, in USD, with no minimum. Usage is invoiced on the last day of the month, welcome credits deducted first."
				/>
				<div className="flex flex-wrap items-center gap-4 rounded-panel border border-hairline bg-canvas p-4">
					<CreditCard aria-hidden="true" className="size-5 shrink-0 text-ink-secondary" />
					<div className="min-w-0 flex-1 basis-52">
						<Method setup={setup} now={now} />
					</div>
					{setup.state === "loading" ? null : hasCustomer ? (
						<Button
							variant={setup.state === "lapsed" || expired ? "primary" : "secondary"}
							busy={opening === "portal"}
							onClick={onUpdate}
						>
							Update payment method
						</Button>
					) : (
						<Button data-tour="setup-billing" variant="primary" busy={opening === "setup"} onClick={onSetUp}>
							Set up billing
						</Button>
					)}
				</div>
				{hasCustomer ? <PortalWarnings /> : null}
			</Card>
			<Card
				padding="lg"
				className="flex flex-col items-start justify-between gap-4 sm:flex-row sm:items-center"
				aria-label="Deactivate account"
			>
				<CardHeader
					title="Deactivate account"
					description="Hibernates every machine and signs you out. Your data is kept; you can come back."
				/>
				<Button variant="danger-quiet" className="max-sm:-ml-3" onClick={onDeactivate}>
					Deactivate account
				</Button>
			</Card>
		</div>
	);
}
