import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Loading, Skeleton } from "../../primitives/skeleton.tsx";

export type GalleryGridState =
	| { state: "loading" }
	/** 'Error loading apps: …' */
	| { state: "error"; text: string; retrying?: boolean; onRetry: () => void }
	/** `filter`: what was looked for and not found. */
	| { state: "empty"; filter?: string }
	/** One AppCard per app. */
	| { state: "listed"; cards: ReactNode };

export type GalleryGridProps = GalleryGridState & {
	/** The add-new tile, before any card. */
	addTile?: ReactNode;
};

const grid = "grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3";

/** The cards of a tab. */
export function GalleryGrid(props: GalleryGridProps) {
	switch (props.state) {
		case "loading":
			return (
				<Loading label="Loading apps" className={grid}>
					{["first", "second", "third"].map((card) => (
						<div key={card} className="overflow-hidden rounded-card border border-hairline bg-paper">
							<Skeleton shape="block" className="h-33 rounded-none" />
							<div className="space-y-3 p-4">
								<Skeleton className="w-32" />
								<Skeleton className="w-44" />
								<Skeleton className="w-full" />
								<Skeleton shape="block" className="h-8 w-24" />
							</div>
						</div>
					))}
				</Loading>
			);
		case "error":
			return (
				<ErrorState
					className="rounded-card border border-hairline bg-paper"
					title={props.text}
					retryLabel="Try Again"
					retrying={props.retrying ?? false}
					onRetry={props.onRetry}
				>
					What is deployed goes on running.
				</ErrorState>
			);
		case "empty":
			return (
				<div className={grid}>
					{props.filter === undefined ? props.addTile : null}
					<EmptyState
						className={props.filter === undefined && props.addTile ? "lg:col-span-2" : "col-span-full"}
						icon={<LayoutGrid />}
						title={props.filter === undefined ? "No projects yet" : `Nothing matches '${props.filter}'`}
						description={
							props.filter === undefined
								? "What you add shows here, ready to be deployed."
								: "Names, descriptions and repositories are searched."
						}
					/>
				</div>
			);
		case "listed":
			return (
				<div className={grid}>
					{props.addTile}
					{props.cards}
				</div>
			);
	}
}
