import type { PaymentMethodInfo } from "@roost/api-client/contract/user";

type Expiry = Pick<PaymentMethodInfo, "exp_month" | "exp_year">;

/**
 * Whether a card has expired: its year has passed, or it is this year and its month (1 to 12) has passed. A card is
 * good through its last month [valid-card-expired-year] [valid-card-expired-month] [valid-card-current-month].
 */
export function isCardExpired({ exp_month, exp_year }: Expiry, now: Date): boolean {
	const year = now.getUTCFullYear();
	return exp_year < year || (exp_year === year && exp_month < now.getUTCMonth() + 1);
}

/** At least this many valid cards must exist [const-min-valid-cards-1]. */
export const MIN_VALID_CARDS = 1;

/** Whether there are as many valid cards as there must be. */
export const hasValidCard = (cards: readonly Expiry[], now: Date): boolean =>
	cards.filter((card) => !isCardExpired(card, now)).length >= MIN_VALID_CARDS;

/** 'Visa ending 4242' */
export const cardName = ({ brand, last4 }: Pick<PaymentMethodInfo, "brand" | "last4">): string =>
	`${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending ${last4}`;

/** '08/2027' */
export const cardExpiry = ({ exp_month, exp_year }: Expiry): string =>
	`${String(exp_month).padStart(2, "0")}/${exp_year}`;
