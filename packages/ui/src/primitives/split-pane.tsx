import type { ReactNode } from "react";
import { Group, Panel, Separator } from "react-resizable-panels";
import { cn } from "../lib/cn.ts";

export const splitDirections = ["horizontal", "vertical"] as const;
export type SplitDirection = (typeof splitDirections)[number];

export interface Pane {
	id: string;
	children: ReactNode;
	/** Share of the whole at first, such as '33%', or px as a number. */
	defaultSize?: string | number;
	/** The least it may get. */
	minSize?: string | number;
}

export interface SplitPaneProps {
	/** Side by side, or one over the other. */
	direction?: SplitDirection;
	/** At least one. A pane that is left out gives its room to the others. */
	panes: readonly Pane[];
	/** What a handle resizes, read to a screen reader: 'Resize tips'. One per handle. */
	handleLabels?: readonly string[];
	className?: string;
}

/** Panes with handles between them, dragged or moved by arrow keys. */
export function SplitPane({ direction = "horizontal", panes, handleLabels = [], className }: SplitPaneProps) {
	return (
		<Group data-slot="split-pane" orientation={direction} className={cn("size-full min-h-0", className)}>
			{panes.flatMap((pane, index) => [
				...(index === 0
					? []
					: [
							<Separator
								key={`${pane.id}-handle`}
								aria-label={handleLabels[index - 1] ?? "Resize"}
								className={cn(
									"relative bg-hairline transition-colors hover:bg-focus focus-visible:bg-focus focus-visible:outline-none data-[separator=active]:bg-focus",
									// The line is 1 px; what can be caught is 9.
									"after:absolute after:z-10",
									direction === "horizontal"
										? "w-px after:inset-y-0 after:-inset-x-1"
										: "h-px after:inset-x-0 after:-inset-y-1",
								)}
							/>,
						]),
				<Panel
					key={pane.id}
					id={pane.id}
					className="min-h-0 min-w-0"
					{...(pane.defaultSize === undefined ? {} : { defaultSize: pane.defaultSize })}
					{...(pane.minSize === undefined ? {} : { minSize: pane.minSize })}
				>
					{pane.children}
				</Panel>,
			])}
		</Group>
	);
}
