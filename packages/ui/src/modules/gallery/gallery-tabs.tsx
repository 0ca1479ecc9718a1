import type { ReactNode } from "react";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";

export type GalleryTab = "private" | "public";

export interface GalleryTabsProps {
	tab: GalleryTab;
	onTab: (tab: GalleryTab) => void;
	/** How many apps each tab lists; undefined while they load. */
	counts: Record<GalleryTab, number | undefined>;
	/** The grid of the chosen tab. */
	children: ReactNode;
	hrefs: { gallery: string; dashboard: string; jobQueue: string };
}

/** [gallery-tab-private] [gallery-tab-public] */
export function GalleryTabs({ tab, onTab, counts, children, hrefs }: GalleryTabsProps) {
	return (
		<>
			<Tabs
				label="Whose projects"
				value={tab}
				onValueChange={onTab}
				tabs={[
					{ value: "private", label: "Your Projects", count: counts.private },
					{ value: "public", label: "Open-Sourced Projects", count: counts.public },
				]}
			>
				<TabPanel value={tab}>{children}</TabPanel>
			</Tabs>
			<nav aria-label="Related places" className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-ink-secondary">
				{(
					[
						["Apps Gallery", hrefs.gallery],
						["Dashboard", hrefs.dashboard],
						["AI Job Queue", hrefs.jobQueue],
					] as const
				).map(([label, href]) => (
					<a
						key={label}
						href={href}
						className="rounded-mark underline-offset-4 hover:text-ink hover:underline"
					>
						{label}
					</a>
				))}
			</nav>
		</>
	);
}
