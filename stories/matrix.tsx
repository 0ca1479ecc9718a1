import { ScrollRegion } from "@roost/ui/primitives/scroll-region";
import type { ReactNode } from "react";

export interface MatrixProps<Row extends string, Column extends string> {
	/** A primitive's exported variants. */
	rows: readonly Row[];
	/** Its sizes or states. */
	columns: readonly Column[];
	cell: (row: Row, column: Column) => ReactNode;
}

/** Every variant in every state, named along the edges. Scrolls in itself on a phone. */
export function Matrix<Row extends string, Column extends string>({
	rows,
	columns,
	cell,
}: MatrixProps<Row, Column>) {
	return (
		<ScrollRegion label="Variants">
			<table className="border-separate border-spacing-x-6 border-spacing-y-4 text-left">
				<thead>
					<tr>
						<td />
						{columns.map((column) => (
							<th key={column} scope="col" className="font-normal text-ink-secondary text-sm">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row}>
							<th scope="row" className="font-normal text-ink-secondary text-sm">
								{row}
							</th>
							{columns.map((column) => (
								<td key={column}>{cell(row, column)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollRegion>
	);
}

export interface StatesProps {
	/** Name and what it shows. */
	states: Record<string, ReactNode>;
}

/** States under one another, each under its name. */
export function States({ states }: StatesProps) {
	return (
		<dl className="grid max-w-[720px] gap-6">
			{Object.entries(states).map(([name, state]) => (
				<div key={name} className="min-w-0">
					<dt className="mb-2 text-ink-secondary text-sm">{name}</dt>
					<dd className="min-w-0">{state}</dd>
				</div>
			))}
		</dl>
	);
}
