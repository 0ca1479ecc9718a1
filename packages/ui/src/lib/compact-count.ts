/**
 * Stars and forks: 999 as it is, 1234 as '1.2k', 1234567 as '1.2M' [github-stars-k] [github-stars-m] [github-forks-km].
 * Cut off, not rounded: 999,999 stays '999.9k', since the form changes at 1,000,000 only (decision 24).
 */
export function compactCount(count: number): string {
	if (count < 1000) return String(count);
	const [unit, sign] = count < 1_000_000 ? [1000, "k"] : [1_000_000, "M"];
	return `${(Math.floor((count * 10) / unit) / 10).toFixed(1)}${sign}`;
}
