import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { ScrollRegion } from "./scroll-region.tsx";

export const cellAligns = ["start", "center", "end"] as const;
export type CellAlign = (typeof cellAligns)[number];

const align: Record<CellAlign, string> = {
	start: "text-left",
	center: "text-center",
	end: "text-right tabular-nums",
};

/**
 * Said outright: stacked rows are display:block, which would take the native roles away. Spread, because a linter
 * cannot see that they are not redundant.
 */
const role = {
	table: { role: "table" },
	rowgroup: { role: "rowgroup" },
	row: { role: "row" },
	columnheader: { role: "columnheader" },
	cell: { role: "cell" },
} as const;

export interface TableProps {
	/** What the table lists, read to a screen reader. */
	label: string;
	/** Under 768 px each row becomes a card, its cells under one another with their column's name. */
	stack?: boolean;
	/** TableHead and TableBody. */
	children: ReactNode;
	className?: string;
}

/** Paper with hairlines between rows. Scrolls sideways in itself, by keyboard too, where it is too wide and not stacked. */
export function Table({ label, stack = false, children, className }: TableProps) {
	const table = (
		<table
			data-stack={stack || undefined}
			{...role.table}
			aria-label={label}
			className={cn("group/table w-full border-collapse text-left", stack && "max-md:block")}
		>
			{children}
		</table>
	);
	return (
		<div
			data-slot="table"
			className={cn("overflow-hidden rounded-card border border-hairline bg-paper", className)}
		>
			{stack ? table : <ScrollRegion label={label}>{table}</ScrollRegion>}
		</div>
	);
}

/** The column names: one row of TableColumn. */
export function TableHead({ children }: { children: ReactNode }) {
	return (
		<thead
			data-slot="table-head"
			{...role.rowgroup}
			className="border-hairline border-b bg-canvas group-data-stack/table:max-md:sr-only"
		>
			<tr {...role.row}>{children}</tr>
		</thead>
	);
}

export interface TableColumnProps {
	/** The column's name. Where the column holds only actions, say so and set `hidden`. */
	children: ReactNode;
	align?: CellAlign;
	/** The name is read, not seen. */
	hidden?: boolean;
	className?: string;
}

export function TableColumn({
	children,
	align: side = "start",
	hidden = false,
	className,
}: TableColumnProps) {
	return (
		<th
			{...role.columnheader}
			scope="col"
			className={cn(
				"h-10 whitespace-nowrap px-3 font-medium text-ink-secondary text-xs first:pl-4.5 last:pr-4.5",
				align[side],
				className,
			)}
		>
			{hidden ? <span className="sr-only">{children}</span> : children}
		</th>
	);
}

export function TableBody({ children, ...rest }: ComponentProps<"tbody">) {
	return (
		<tbody
			data-slot="table-body"
			{...role.rowgroup}
			className="divide-y divide-hairline group-data-stack/table:max-md:block"
			{...rest}
		>
			{children}
		</tbody>
	);
}

export interface TableRowProps extends ComponentProps<"tr"> {
	/** Darkens under the pointer, for rows that open something. */
	interactive?: boolean;
}

export function TableRow({ interactive = false, className, ...rest }: TableRowProps) {
	return (
		<tr
			data-slot="table-row"
			{...role.row}
			className={cn(
				"group-data-stack/table:max-md:block group-data-stack/table:max-md:px-4 group-data-stack/table:max-md:py-3",
				interactive && "transition-colors hover:bg-sunken",
				className,
			)}
			{...rest}
		/>
	);
}

export interface TableCellProps extends Omit<ComponentProps<"td">, "align"> {
	align?: CellAlign;
	/** The column's name, said before the value where rows are cards. Leave out for the row's own name and its actions. */
	label?: string;
}

export function TableCell({ align: side = "start", label, className, children, ...rest }: TableCellProps) {
	return (
		<td
			data-slot="table-cell"
			{...role.cell}
			className={cn(
				"px-3 py-3 align-middle first:pl-4.5 last:pr-4.5",
				"group-data-stack/table:max-md:px-0 group-data-stack/table:max-md:py-1",
				label === undefined
					? "group-data-stack/table:max-md:block"
					: "group-data-stack/table:max-md:flex group-data-stack/table:max-md:justify-between group-data-stack/table:max-md:gap-4",
				align[side],
				label === undefined && "group-data-stack/table:max-md:text-left",
				className,
			)}
			{...rest}
		>
			{label === undefined ? null : (
				<span aria-hidden="true" className="hidden text-ink-secondary group-data-stack/table:max-md:inline">
					{label}
				</span>
			)}
			{label === undefined ? children : <div className="min-w-0">{children}</div>}
		</td>
	);
}

/** A figure's second line: smaller, in secondary ink. */
export function CellNote({ children }: { children: ReactNode }) {
	return <div className="text-ink-secondary text-sm">{children}</div>;
}
