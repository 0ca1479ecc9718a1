/** `$0.084`, `$1,240.50`: USD with exactly so many decimals. */
export function usd(amount: number, decimals = 2): string {
	return new Intl.NumberFormat("en-US", {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	}).format(amount);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/**
 * How long a machine ran, from hours: under 1 hour in minutes, under 24 hours in hours with at most one decimal,
 * else days plus hours [billing-duration-minutes] [billing-duration-hours] [billing-duration-days-hours].
 * Chosen after rounding, so that neither '60 minutes' nor '24 hours' is ever said.
 */
export function usageDuration(durationHours: number): string {
	const minutes = Math.round(durationHours * 60);
	if (minutes < 60) return counted(minutes, "minute");
	const tenths = Math.round(durationHours * 10) / 10;
	if (tenths < 24) return counted(tenths, "hour");
	const hours = Math.round(durationHours);
	return `${counted(Math.floor(hours / 24), "day")} ${counted(hours % 24, "hour")}`;
}

/** Billing's days are UTC days, as the invoice's are. */
const format = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });

/** '2 March 2026' */
export const longDay = (instant: string): string =>
	format({ day: "numeric", month: "long", year: "numeric" }).format(new Date(instant));

/** '17 Nov, 03:00' */
export const shortInstant = (instant: string): string =>
	format({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
