import { usd } from "./figures.ts";

/** USD with exactly two decimals: 12.3 → $12.30. */
export const money = (amount: number): string => usd(amount);

/** USD per hour with three decimals: 0.084 → $0.084/h. */
export const hourly = (amount: number): string => `${usd(amount, 3)}/h`;

/** [topbar-cost-null-text] [topbar-cost-zero-text] The amount of the top bar's cost: null is '$0', anything else has two decimals. */
export const costAmount = (amount: number | null): string => (amount === null ? "$0" : usd(amount));
