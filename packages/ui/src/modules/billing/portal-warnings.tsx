import { MIN_VALID_CARDS } from "../../lib/card.ts";
import { Callout } from "../../primitives/callout.tsx";

/** What to know before the card provider's portal opens, by row of the specification; the wording is ours. */
export const portalWarnings = {
	"portal-warning-keep-one": `Keep at least ${MIN_VALID_CARDS} valid payment method on the account.`,
	"portal-warning-expired-invalid": "An expired card does not count as valid.",
	"portal-warning-last-undeletable": "The last payment method cannot be deleted; add another one first.",
	"portal-warning-add-only": "While no valid method is there, the portal only lets you add one.",
} as const;

/** Read before 'Update payment method' is pressed. */
export function PortalWarnings() {
	return (
		<Callout title="Before you open the billing portal">
			<ul className="mt-1 list-disc space-y-1 pl-4 text-ink-secondary">
				{Object.entries(portalWarnings).map(([id, text]) => (
					<li key={id}>{text}</li>
				))}
			</ul>
		</Callout>
	);
}
