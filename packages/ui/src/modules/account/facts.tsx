import type { ReactNode } from "react";

export interface Fact {
	term: string;
	value: ReactNode;
}

/** What is known about a thing: terms at the left, values at the right, under one another on a phone. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl className="divide-y divide-hairline">
			{facts.map(({ term, value }) => (
				<div key={term} className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[180px_1fr]">
					<dt className="text-ink-secondary">{term}</dt>
					<dd className="min-w-0 break-words text-ink">{value}</dd>
				</div>
			))}
		</dl>
	);
}
