/** A page to press, or a gap between pages. */
export type PageEntry = { key: string; page: number } | { key: string; page: null };

/** The first, the last, and the pages beside the current one; a gap where pages are left out. Pages count from 1. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
	const shown = [1, page - 1, page, page + 1, pageCount].filter((at) => at >= 1 && at <= pageCount);
	const pages = [...new Set(shown)].sort((a, b) => a - b);
	return pages.flatMap((at, index): PageEntry[] => {
		const before = pages[index - 1] ?? at - 1;
		const entry: PageEntry = { key: `page-${at}`, page: at };
		if (at - before === 2) return [{ key: `page-${at - 1}`, page: at - 1 }, entry];
		return at - before > 2 ? [{ key: `gap-${at}`, page: null }, entry] : [entry];
	});
}
