import { adminUser, proUser } from "@roost/api-client/fixtures/users";
import { AdminPanel } from "@roost/ui/modules/account/admin-panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const token = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHxmaXh0dXJlLWFkbWluIn0.c2lnbmF0dXJl";

const meta = {
	title: "Account/Admin",
	component: AdminPanel,
	args: {
		user: adminUser,
		token,
		apiBase: "http://localhost:4000/api",
		admins: ["admin@roost.test", "ops@roost.test"],
	},
} satisfies Meta<typeof AdminPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
	parameters: {
		spec: [
			"account-admin-user-id",
			"account-admin-customer-id",
			"account-admin-example-calls",
			"account-admin-api-info",
			"account-admin-list",
		],
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText("auth0|fixture-admin")).toBeVisible();
		await expect(canvas.getByText("cus_fixture")).toBeVisible();
		await expect(canvas.getByText("http://localhost:4000/api")).toBeVisible();
		await expect(canvas.getByRole("list", { name: "Example API calls" })).toHaveTextContent(
			'curl -G -H "Authorization: Bearer $ROOST_TOKEN"',
		);
		await expect(canvas.getByText("ops@roost.test")).toBeVisible();
		// Not hidden by a style: not there.
		await expect(canvasElement.innerHTML).not.toContain(token);
	},
};

export const Revealed: Story = {
	parameters: { spec: ["account-admin-bearer-token"] },
	play: async ({ canvas, userEvent }) => {
		const write = fn(async (_text: string) => {});
		Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
		await userEvent.click(canvas.getByRole("button", { name: "Copy bearer token" }));
		await expect(write).toHaveBeenCalledWith(token);
		await userEvent.click(canvas.getByRole("button", { name: "Reveal bearer token" }));
		await expect(canvas.getByText(token)).toBeVisible();
	},
};

export const Denied: Story = {
	args: { user: proUser },
	parameters: { spec: ["account-admin-access-denied", "account-admin-values-admin-only"] },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText("Access Denied")).toBeVisible();
		await expect(canvasElement).not.toHaveTextContent(proUser.userId);
		await expect(canvasElement).not.toHaveTextContent("cus_fixture");
		await expect(canvasElement).not.toHaveTextContent("curl");
		await expect(canvas.queryByRole("button", { name: /Reveal/ })).toBeNull();
	},
};
