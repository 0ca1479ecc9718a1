import type { AccountType } from "@roost/api-client/contract/user";
import { Check } from "lucide-react";
import { Badge } from "../../primitives/badge.tsx";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Card } from "../../primitives/card.tsx";

export type PaidPlan = Exclude<AccountType, "free">;

export interface PlanCardsProps {
	/** The account's present tier. */
	current: AccountType;
	/** Starts the checkout of a plan (decision 27). */
	onChoose: (plan: PaidPlan) => void;
	/** The plan whose checkout is being opened. */
	starting?: PaidPlan | undefined;
	/** Why the last checkout could not be started. */
	error?: string | undefined;
}

const plans: readonly { tier: AccountType; name: string; offers: readonly string[] }[] = [
	{
		tier: "free",
		name: "Free",
		offers: ["Welcome credits", "Your own gallery, from GitHub or a zip", "Deploy and terminate your apps"],
	},
	{
		tier: "pro",
		name: "Pro",
		offers: ["Everything in Free", "Virtual machines of your own", "SSH terminal, tips, preview and editor"],
	},
	{
		tier: "enterprise",
		name: "Enterprise",
		offers: ["Everything in Pro", "Private domains for your apps", "A prefix of your choice on each"],
	},
];

const rank: Record<AccountType, number> = { free: 0, pro: 1, enterprise: 2 };

/** What each tier opens, and the way to the next one. */
export function PlanCards({ current, onChoose, starting, error }: PlanCardsProps) {
	return (
		<section aria-label="Plans" className="space-y-4">
			{error === undefined ? null : <Callout tone="red">{error}</Callout>}
			<div className="grid gap-4 md:grid-cols-3">
				{plans.map(({ tier, name, offers }) => (
					<Card key={tier} padding="lg" className="flex flex-col gap-4" aria-label={`${name} plan`}>
						<div className="flex h-8 items-center justify-between gap-3">
							<h3 className="font-semibold text-ink text-lg">{name}</h3>
							{tier === current ? <Badge tone="outline">Your plan</Badge> : null}
						</div>
						<ul className="space-y-2">
							{offers.map((offer) => (
								<li key={offer} className="flex gap-2 text-ink-secondary">
									<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
									{offer}
								</li>
							))}
						</ul>
						{tier !== "free" && rank[tier] > rank[current] ? (
							<Button
								className="mt-auto"
								variant={rank[tier] === rank[current] + 1 ? "primary" : "secondary"}
								busy={starting === tier}
								disabled={starting !== undefined}
								onClick={() => onChoose(tier)}
							>
								Upgrade to {name}
							</Button>
						) : null}
					</Card>
				))}
			</div>
		</section>
	);
}
