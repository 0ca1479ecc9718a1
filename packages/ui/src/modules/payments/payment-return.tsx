import { CircleCheck, CircleX } from "lucide-react";
import { Button } from "../../primitives/button.tsx";
import { Callout } from "../../primitives/callout.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

export const paymentReturns = [
	"payment-success",
	"billing-setup-success",
	"billing-setup-cancelled",
	"payment-update-success",
] as const;
/** The route's name [route-payment-success] [route-billing-setup-success] … */
export type PaymentReturnKind = (typeof paymentReturns)[number];

interface Words {
	title: string;
	body: string;
	/** What it is waiting for before it leads on. */
	waiting: string;
	/** Where it leads. */
	onwards: string;
}

const words: Record<PaymentReturnKind, Words> = {
	"payment-success": {
		title: "Payment Successful! Your account will be upgraded shortly",
		body: "Thank you. The card provider has confirmed it and the new plan is being switched on.",
		waiting: "Switching on your plan, about 8 seconds",
		onwards: "Go to Pricing",
	},
	"billing-setup-success": {
		title: "Billing is set up",
		body: "Your card was accepted. It is charged on the last day of the month, for what you used.",
		waiting: "Saving your card, a few seconds",
		onwards: "Go to Billing",
	},
	"billing-setup-cancelled": {
		title: "Billing setup cancelled",
		body: "No card was saved and nothing was charged. You can set up billing whenever you are ready.",
		waiting: "Clearing what was started, a few seconds",
		onwards: "Go to Billing",
	},
	"payment-update-success": {
		title: "Payment method updated",
		body: "The new card is the one that your next invoice is charged to.",
		waiting: "Making it your default card, a few seconds",
		onwards: "Go to Billing",
	},
};

export interface PaymentReturnProps {
	kind: PaymentReturnKind;
	/** Leads on at once, or when the wait did not end well. */
	onContinue: () => void;
	/** What could not be done; the page then stays until the person leads on. */
	error?: string | undefined;
}

/** Where the card provider sends the person back to. It does its step, then leads on by itself. */
export function PaymentReturn({ kind, onContinue, error }: PaymentReturnProps) {
	const { title, body, waiting, onwards } = words[kind];
	const Icon = kind === "billing-setup-cancelled" ? CircleX : CircleCheck;
	return (
		<main className="flex min-h-dvh items-center justify-center bg-canvas px-4 py-12">
			<div className="w-full max-w-[440px] space-y-5">
				<Icon
					aria-hidden="true"
					strokeWidth={1.5}
					className={
						kind === "billing-setup-cancelled" ? "size-10 text-ink-secondary" : "size-10 text-status-green"
					}
				/>
				<div className="space-y-2">
					<h1 className="text-balance font-heading text-2xl text-ink">{title}</h1>
					<p className="text-pretty text-ink-secondary">{body}</p>
				</div>
				{error === undefined ? (
					<p role="status" className="flex items-center gap-2 text-ink-secondary">
						<Spinner size="sm" />
						{waiting}
					</p>
				) : (
					<Callout tone="red">{error}</Callout>
				)}
				<Button onClick={onContinue}>{onwards}</Button>
			</div>
		</main>
	);
}
