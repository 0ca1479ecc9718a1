import { errorText } from "@roost/api-client/errors";
import { tinyPng } from "@roost/api-client/fixtures/apps";
import { proUser } from "@roost/api-client/fixtures/users";
import { TopBar } from "@roost/ui/modules/shell/top-bar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

const meta = {
	title: "Shell/Top bar",
	component: TopBar,
	parameters: { layout: "fullscreen" },
	args: {
		hrefs: { dashboard: "/dashboard", gallery: "/appgallery", account: "/account" },
		current: "dashboard",
		cost: { state: "value", value: 18.42 },
		credit: { state: "value", value: 31.58 },
		person: { name: proUser.username },
		help: { onPress: fn() },
	},
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const bar = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>("header");
const text = (canvasElement: HTMLElement) => bar(canvasElement)?.textContent ?? "";

export const Usual: Story = {
	parameters: {
		spec: [
			"topbar-cost-current-month",
			"topbar-cost-value",
			"topbar-credit-balance",
			"topbar-credit-value",
			"topbar-credit-info-icon",
			"topbar-nav-dashboard",
			"topbar-nav-gallery",
			"topbar-menu-logo",
			"topbar-help-button",
		],
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(text(canvasElement)).toContain("Cost: $18.42");
		await expect(text(canvasElement)).toContain("Credits: $31.58");
		await expect(canvas.getAllByRole("button", { name: "About your credits" })[0]).toBeVisible();
		await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
		await expect(canvas.getByRole("link", { name: "Gallery" })).toHaveAttribute("href", "/appgallery");
		await expect(canvas.getByRole("link", { name: "Roost" })).toHaveAttribute("data-tour", "logo");
		await userEvent.click(canvas.getByRole("button", { name: "Help" }));
		await expect("onPress" in args.help && args.help.onPress).toHaveBeenCalledOnce();
	},
};

export const CreditTooltip: Story = {
	args: { creditTooltipOpen: true },
	parameters: { spec: ["topbar-credit-tooltip", "topbar-greeting"] },
	play: async () => {
		const tooltip = await screen.findAllByRole("tooltip");
		await expect(tooltip[0]).toHaveTextContent(/^Welcome/);
		await expect(tooltip[0]).toHaveTextContent("Welcome credits are deducted from your next billing cycle.");
	},
};

export const Loading: Story = {
	args: { cost: { state: "loading" }, credit: { state: "loading" } },
	parameters: { spec: ["topbar-cost-loading", "topbar-credit-loading"] },
	play: async ({ canvas }) => {
		const waiting = canvas.getAllByRole("status").map((element) => element.textContent);
		await expect(waiting).toContain("Cost: loading");
		await expect(waiting).toContain("Credits: loading");
	},
};

export const Failed: Story = {
	args: {
		cost: { state: "error", text: errorText("err-billing-other") },
		credit: { state: "error", text: errorText("err-credit-500") },
	},
	parameters: {
		spec: [
			"topbar-cost-error",
			"topbar-credit-error",
			"err-billing-404",
			"err-billing-422",
			"err-credit-500",
		],
	},
	play: async ({ canvasElement }) => {
		await expect(text(canvasElement)).toContain("Error Retrieving Cost Data");
		await expect(text(canvasElement)).toContain("Server error retrieving credits");
	},
};

export const NoCredit: Story = {
	args: { cost: { state: "value", value: 0 }, credit: { state: "value", value: 0 } },
	parameters: { spec: ["topbar-credit-zero-hidden", "topbar-cost-zero-text"] },
	play: async ({ canvasElement }) => {
		await expect(text(canvasElement)).toContain("Cost: $0.00");
		await expect(text(canvasElement)).not.toContain("Credits");
	},
};

export const NoBillYet: Story = {
	args: { cost: { state: "value", value: null } },
	parameters: { spec: ["topbar-cost-null-text"] },
	play: async ({ canvasElement }) => {
		await expect(text(canvasElement)).toMatch(/Cost: \$0(?!\.)/);
	},
};

export const TwoDecimals: Story = {
	args: { cost: { state: "value", value: 12.3 }, credit: { state: "value", value: 5 } },
	parameters: { spec: ["topbar-cost-two-decimals", "topbar-credit-two-decimals"] },
	play: async ({ canvasElement }) => {
		await expect(text(canvasElement)).toContain("Cost: $12.30");
		await expect(text(canvasElement)).toContain("Credits: $5.00");
	},
};

export const WithPicture: Story = {
	args: { person: { name: proUser.username, pictureUrl: `data:image/png;base64,${tinyPng}` } },
	parameters: { spec: ["topbar-profile-picture-opens-account"] },
	play: async ({ canvas }) => {
		const account = canvas.getByRole("link", { name: "Account" });
		await expect(account).toHaveAttribute("href", "/account");
		await waitFor(() => expect(account.querySelector("img")).not.toBeNull());
	},
};

/** Without a picture there is none: the person's initials lead to the account. */
export const WithoutPicture: Story = {
	parameters: { spec: ["topbar-profile-picture-missing"] },
	play: async ({ canvas }) => {
		const account = canvas.getByRole("link", { name: "Account" });
		await expect(account.querySelector("img")).toBeNull();
		await expect(account).toHaveTextContent("PR");
	},
};

export const HelpUnavailable: Story = {
	args: { help: { unavailable: "The help dialog is not built yet." } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Help" })).toHaveAttribute("aria-disabled", "true");
	},
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
