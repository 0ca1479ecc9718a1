import { ChevronLeft, ChevronRight } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { pageWindow } from "../lib/page-window.ts";
import { buttonClass } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

export interface PaginationProps {
	/** What is paged: 'Repositories'. Names the navigation. */
	label: string;
	/** From 1. */
	page: number;
	pageCount: number;
	onPageChange: (page: number) => void;
	className?: string;
}

/** Pages: previous, a few numbers around this one, next. Nothing where there is one page or none. */
export function Pagination({ label, page, pageCount, onPageChange, className }: PaginationProps) {
	if (pageCount <= 1) return null;
	return (
		<nav
			data-slot="pagination"
			aria-label={`${label}, pages`}
			className={cn("flex items-center gap-1", className)}
		>
			<IconButton
				label="Previous page"
				icon={<ChevronLeft />}
				tooltip={false}
				disabled={page <= 1}
				onClick={() => onPageChange(page - 1)}
			/>
			<p className="px-2 text-ink-secondary tabular-nums sm:hidden">
				Page {page} of {pageCount}
			</p>
			<ul className="hidden items-center gap-1 sm:flex">
				{pageWindow(page, pageCount).map((entry) => (
					<li key={entry.key}>
						{entry.page === null ? (
							<span aria-hidden="true" className="px-1.5 text-ink-secondary">
								…
							</span>
						) : (
							<button
								type="button"
								aria-label={`Page ${entry.page}`}
								aria-current={entry.page === page ? "page" : undefined}
								onClick={() => onPageChange(entry.page)}
								className={cn(
									buttonClass({ variant: "quiet", square: true }),
									"tabular-nums aria-[current=page]:bg-pressed aria-[current=page]:text-ink",
								)}
							>
								{entry.page}
							</button>
						)}
					</li>
				))}
			</ul>
			<IconButton
				label="Next page"
				icon={<ChevronRight />}
				tooltip={false}
				disabled={page >= pageCount}
				onClick={() => onPageChange(page + 1)}
			/>
		</nav>
	);
}
