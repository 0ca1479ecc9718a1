import type { UserInfo } from "@roost/api-client/contract/user";
import { errorText } from "@roost/api-client/errors";
import { cardName, isCardExpired } from "../../lib/card.ts";
import { longDay } from "../../lib/figures.ts";
import { Avatar } from "../../primitives/avatar.tsx";
import { Badge } from "../../primitives/badge.tsx";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Card } from "../../primitives/card.tsx";
import { Status } from "../../primitives/status.tsx";
import { Facts } from "./facts.tsx";

export interface AccountInfoProps {
	user: UserInfo;
	/** Today, for telling whether the card has expired. */
	now: Date;
	/** Leads to the Billing tab. */
	onOpenBilling: () => void;
}

const tierName: Record<UserInfo["accountType"], string> = {
	free: "Free",
	pro: "Pro",
	enterprise: "Enterprise",
};

type PaymentState = "set-up" | "expired" | "lapsed" | "none";

/** [account-info-cards-expired-warning] A customer without a method: what was there no longer counts. */
function paymentState(user: UserInfo, now: Date): PaymentState {
	if (!user.isStripePaymentMethodSetup) return user.stripeCustomerId ? "lapsed" : "none";
	return user.newPaymentMethodInfo && isCardExpired(user.newPaymentMethodInfo, now) ? "expired" : "set-up";
}

function PaymentWarning({ payment, onOpenBilling }: { payment: PaymentState; onOpenBilling: () => void }) {
	if (payment === "set-up" || payment === "none") return null;
	return (
		<Callout
			tone="orange"
			title={payment === "expired" ? errorText("err-billing-card-expired") : "Your cards may have expired"}
			actions={
				<Button size="sm" onClick={onOpenBilling}>
					Open Billing
				</Button>
			}
		>
			{payment === "expired"
				? "Your machines keep running, but no new one can be created until a valid card is there."
				: "You set up billing before, but the card provider reports no valid payment method now. Add one to go on creating machines."}
		</Callout>
	);
}

/** What the account is, read only; the identity provider owns the rest. */
export function AccountInfo({ user, now, onOpenBilling }: AccountInfoProps) {
	const payment = paymentState(user, now);
	const card = user.newPaymentMethodInfo ?? undefined;
	const setUp = card === undefined ? "Set up" : cardName(card);
	const paymentStatus: Record<PaymentState, React.ReactNode> = {
		"set-up": (
			<Status tone="green" mark="tick">
				{setUp}
			</Status>
		),
		expired: <Status tone="orange">{setUp}, expired</Status>,
		lapsed: <Status tone="orange">Not set up</Status>,
		none: <Status tone="hollow">Not set up</Status>,
	};
	return (
		<div className="max-w-[720px] space-y-4">
			<PaymentWarning payment={payment} onOpenBilling={onOpenBilling} />
			<Card padding="lg" aria-label="Account Info">
				<div className="mb-6 flex items-center gap-4">
					<Avatar name={user.username || user.userEmail} src={user.pictureUrl} size="lg" labelled={false} />
					<div className="min-w-0 space-y-1">
						<p className="truncate font-semibold text-ink text-lg">{user.username || user.userEmail}</p>
						<Badge>{tierName[user.accountType]}</Badge>
					</div>
				</div>
				<Facts
					facts={[
						{ term: "Email", value: user.userEmail },
						{ term: "Username", value: user.username },
						{
							term: "Email verified",
							value: user.emailVerified ? (
								<Status tone="green" mark="tick">
									Verified
								</Status>
							) : (
								<Status tone="orange">Not verified</Status>
							),
						},
						{
							term: "Account status",
							value: user.isActive ? (
								<Status tone="green">Active</Status>
							) : (
								<Status tone="hollow">Inactive</Status>
							),
						},
						{ term: "Member since", value: longDay(user.dateJoined) },
						{ term: "Payment method", value: paymentStatus[payment] },
					]}
				/>
			</Card>
		</div>
	);
}
