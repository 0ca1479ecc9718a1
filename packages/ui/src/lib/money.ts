const fixed = (decimals: number) =>
	new Intl.NumberFormat("en-US", {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
		useGrouping: true,
	});
const cents = fixed(2);
const mills = fixed(3);

/** USD with exactly two decimals: 12.3 → $12.30. */
export const money = (usd: number): string => `$${cents.format(usd)}`;

/** USD per hour with three decimals: 0.084 → $0.084/h. */
export const hourly = (usd: number): string => `$${mills.format(usd)}/h`;

/** [topbar-cost-null-text] [topbar-cost-zero-text] The amount of the top bar's cost: null is '$0', anything else has two decimals. */
export const costAmount = (usd: number | null): string => (usd === null ? "$0" : money(usd));
