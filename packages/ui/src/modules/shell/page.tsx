import type { ReactNode } from "react";

export interface PageProps {
	title: string;
	/** One plain sentence of where things stand. */
	summary?: ReactNode;
	/** The page's one main action, or a filter. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A page under the top bar: its name, one sentence, its action, at most 1,288 px wide. */
export function Page({ title, summary, actions, children }: PageProps) {
	return (
		<main className="mx-auto w-full max-w-page px-4 pt-6 pb-16 sm:px-6 sm:pt-9">
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div className="min-w-0">
					<h1 className="font-heading text-2xl text-ink">{title}</h1>
					{summary === undefined ? null : <p className="mt-0.5 min-h-5 text-ink-secondary">{summary}</p>}
				</div>
				{actions}
			</div>
			{children}
		</main>
	);
}
