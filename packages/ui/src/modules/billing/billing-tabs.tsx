import type { ReactNode } from "react";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";

export const billingSubTabs = ["payment", "usage"] as const;
export type BillingSubTab = (typeof billingSubTabs)[number];

export interface BillingTabsProps {
	tab: BillingSubTab;
	onTabChange: (tab: BillingSubTab) => void;
	children: ReactNode;
}

/** The two halves of the Billing tab. */
export function BillingTabs({ tab, onTabChange, children }: BillingTabsProps) {
	return (
		<Tabs<BillingSubTab>
			label="Billing"
			tabs={[
				{ value: "payment", label: "Billing & Payment" },
				{ value: "usage", label: "Usage Breakdown" },
			]}
			value={tab}
			onValueChange={onTabChange}
		>
			<TabPanel value={tab}>{children}</TabPanel>
		</Tabs>
	);
}
