import type { ReactNode } from "react";
import { TabPanel, Tabs } from "../../primitives/tabs.tsx";

/** The values of `/account?tab=…` [route-account-tab-account]. */
export const accountTabs = ["account", "pricing", "billing", "admin"] as const;
export type AccountTab = (typeof accountTabs)[number];

export interface AccountTabsProps {
	tab: AccountTab;
	onTabChange: (tab: AccountTab) => void;
	/** Logs out on this device. */
	onLogout: () => void;
	/** Shows the Admin tab [account-tab-admin]. */
	isPrivileged: boolean;
	/** What the chosen tab shows. */
	children: ReactNode;
}

/**
 * The Account screen's tabs. Logout is one of them and acts when it is chosen, so the tabs wait for Enter or a press:
 * walking over them with the arrow keys must not log anyone out.
 */
export function AccountTabs({ tab, onTabChange, onLogout, isPrivileged, children }: AccountTabsProps) {
	return (
		<div className="space-y-6">
			<div className="space-y-1">
				<h1 className="font-heading text-2xl text-ink">Account</h1>
				<p className="text-ink-secondary">Who you are here, what machines cost, and how you pay for them.</p>
			</div>
			<Tabs<AccountTab | "logout">
				label="Account"
				activation="manual"
				tabs={[
					{ value: "account", label: "Account Info" },
					{ value: "pricing", label: "Pricing" },
					{ value: "billing", label: "Billing" },
					{ value: "logout", label: "Logout" },
					...(isPrivileged ? [{ value: "admin" as const, label: "Admin" }] : []),
				]}
				value={tab}
				onValueChange={(next) => (next === "logout" ? onLogout() : onTabChange(next))}
			>
				<TabPanel value={tab}>{children}</TabPanel>
			</Tabs>
		</div>
	);
}
