import { AccountTabs } from "@roost/ui/modules/account/account-tabs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Account/Account tabs",
	component: AccountTabs,
	args: {
		tab: "account",
		onTabChange: fn(),
		onLogout: fn(),
		isPrivileged: false,
		children: <p className="text-ink-secondary">What the chosen tab shows.</p>,
	},
} satisfies Meta<typeof AccountTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everyone: Story = {
	parameters: {
		spec: ["account-tab-account-info", "account-tab-pricing", "account-tab-billing", "account-tab-logout"],
	},
	play: async ({ canvas, userEvent, args }) => {
		const names = canvas.getAllByRole("tab").map((tab) => tab.textContent);
		await expect(names).toEqual(["Account Info", "Pricing", "Billing", "Logout"]);
		await userEvent.click(canvas.getByRole("tab", { name: "Billing" }));
		await expect(args.onTabChange).toHaveBeenCalledWith("billing");
	},
};

export const Admin: Story = {
	args: { isPrivileged: true, tab: "admin" },
	parameters: { spec: ["role-admin-admin-tab"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("tab", { name: "Admin" })).toHaveAttribute("aria-selected", "true");
	},
};

/** Walking over Logout with the arrow keys changes nothing; choosing it logs out. */
export const LogoutIsChosen: Story = {
	play: async ({ canvas, userEvent, args }) => {
		canvas.getByRole("tab", { name: "Account Info" }).focus();
		await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
		await expect(canvas.getByRole("tab", { name: "Logout" })).toHaveFocus();
		await expect(args.onLogout).not.toHaveBeenCalled();
		await userEvent.keyboard("{Enter}");
		await expect(args.onLogout).toHaveBeenCalledOnce();
		await expect(args.onTabChange).not.toHaveBeenCalled();
	},
};
