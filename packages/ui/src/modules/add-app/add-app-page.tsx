import type { ReactNode } from "react";
import { Badge } from "../../primitives/badge.tsx";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";

/** `github-repos` is the name that navigation state uses [route-addapp-state-active-tab]. */
export const addAppTabs = ["vibe", "github-repos", "archive"] as const;
export type AddAppTab = (typeof addAppTabs)[number];

/** [addapp-tab-github-default] */
export const DEFAULT_ADD_APP_TAB: AddAppTab = "github-repos";

export interface AddAppPageProps {
	tab: AddAppTab;
	onTabChange: (tab: AddAppTab) => void;
	/** How a submission stands, over whatever tab is open. */
	banner?: ReactNode;
	/** What the chosen tab shows. */
	children: ReactNode;
}

/** The add-application page: three ways in, one tab each (decision 22). */
export function AddAppPage({ tab, onTabChange, banner, children }: AddAppPageProps) {
	return (
		<div className="space-y-6">
			<div className="space-y-1">
				<h1 className="font-heading text-2xl text-ink">Add a New Application...</h1>
				<p className="text-ink-secondary">From an idea, a repository or a zip. It joins your own gallery.</p>
			</div>
			{banner}
			<Tabs<AddAppTab>
				label="Ways to add an application"
				tabs={[
					{
						value: "vibe",
						label: (
							<span className="inline-flex items-center gap-2">
								Add New - Start a Vibe Coding Project <Badge tone="blue">AI</Badge>
							</span>
						),
					},
					{ value: "github-repos", label: "Add Existing - Add from GitHub" },
					{ value: "archive", label: "Upload an Archive" },
				]}
				value={tab}
				onValueChange={onTabChange}
			>
				<TabPanel value={tab}>{children}</TabPanel>
			</Tabs>
		</div>
	);
}
