import * as ToggleGroup from "@radix-ui/react-toggle-group";
import { TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { LinkButton } from "../../primitives/link-button.tsx";

export const githubViews = ["repos", "manual", "browse"] as const;
export type GithubView = (typeof githubViews)[number];

/** [addapp-view-repos-default] */
export const DEFAULT_GITHUB_VIEW: GithubView = "repos";

export interface GithubViewsProps {
	view: GithubView;
	onViewChange: (view: GithubView) => void;
	/** What the chosen view shows. */
	children: ReactNode;
}

const toggles: readonly { value: GithubView; label: string }[] = [
	{ value: "repos", label: "Your Existing GitHub Repos" },
	{ value: "manual", label: "Add from Github Link" },
];

/**
 * The GitHub tab's views. Two have a toggle; the top public repositories have none [addapp-view-browse-no-toggle] and
 * are reached by a link at the line's end (decision 22).
 */
export function GithubViews({ view, onViewChange, children }: GithubViewsProps) {
	return (
		<div className="space-y-5">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
				<ToggleGroup.Root
					type="single"
					aria-label="Where the repository comes from"
					value={view}
					onValueChange={(next) => (next === "" ? undefined : onViewChange(next as GithubView))}
					className="flex flex-wrap gap-0.5 rounded-panel bg-sunken p-0.5"
				>
					{toggles.map(({ value, label }) => (
						<ToggleGroup.Item
							key={value}
							value={value}
							className={cn(
								"h-8 rounded-control border border-transparent px-3 font-medium text-ink-secondary transition-colors",
								"hover:text-ink data-[state=on]:border-hairline data-[state=on]:bg-paper data-[state=on]:text-ink",
							)}
						>
							{label}
						</ToggleGroup.Item>
					))}
				</ToggleGroup.Root>
				<LinkButton asChild variant="quiet">
					<button
						type="button"
						aria-current={view === "browse" ? "page" : undefined}
						onClick={() => onViewChange("browse")}
					>
						<TrendingUp aria-hidden="true" />
						Browse Popular
					</button>
				</LinkButton>
			</div>
			{children}
		</div>
	);
}
