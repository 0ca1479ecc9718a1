/**
 * An amount in dollars with exactly two decimals: 12.3 → '12.30', 0 → '0.00'. Takes numbers and the decimal text of
 * the API. A negative amount keeps its sign before the digits. [topbar-cost-two-decimals]
 */
export function twoDecimals(amount: number | string): string {
	const value = Number(amount);
	if (!Number.isFinite(value)) throw new RangeError(`not an amount: ${amount}`);
	// -0.004 would print '-0.00'.
	const cents = Math.round(Math.abs(value) * 100 + 1e-7);
	return `${value < 0 && cents > 0 ? "-" : ""}${(cents / 100).toFixed(2)}`;
}

const decimals = (most: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: most });
const plural = (count: string, word: string) => `${count} ${word}${count === "1" ? "" : "s"}`;

/**
 * How long something ran, from hours: under 1 h in minutes, under 24 h in hours with one decimal at most, else days
 * plus hours. [billing-duration-minutes] [billing-duration-hours] [billing-duration-days-hours]
 */
export function durationText(hours: number): string {
	if (hours < 1) return plural(decimals(0).format(Math.floor(hours * 60)), "minute");
	if (hours < 24) return plural(decimals(1).format(Math.floor(hours * 10) / 10), "hour");
	const days = Math.floor(hours / 24);
	return `${plural(String(days), "day")} ${plural(String(Math.floor(hours - days * 24)), "hour")}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, in the fewest words: 'just now', '42 s ago', '3 min ago', '5 h ago', the weekday within a week, then
 * the date. `now` and `at` in ms since the epoch. A time to come reads as 'just now': clocks differ.
 */
export function relativeTimeText(at: number, now: number): string {
	const ago = now - at;
	if (ago < 5000) return "just now";
	if (ago < MINUTE) return `${Math.floor(ago / 1000)} s ago`;
	if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min ago`;
	if (ago < DAY) return `${Math.floor(ago / HOUR)} h ago`;
	const date = new Date(at);
	if (ago < 6 * DAY) return date.toLocaleDateString("en-GB", { weekday: "long", timeZone: "UTC" });
	const sameYear = date.getUTCFullYear() === new Date(now).getUTCFullYear();
	return date.toLocaleDateString("en-GB", {
		day: "numeric",
		month: "short",
		...(sameYear ? {} : { year: "numeric" }),
		timeZone: "UTC",
	});
}

/** The whole moment, for a tooltip: '21 November 2026, 09:00 UTC'. */
export function fullTimeText(at: number): string {
	const date = new Date(at);
	const day = date.toLocaleDateString("en-GB", {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
	return `${day}, ${time} UTC`;
}
