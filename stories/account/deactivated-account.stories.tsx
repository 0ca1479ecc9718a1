import { errorText } from "@roost/api-client/errors";
import { inactiveUser } from "@roost/api-client/fixtures/users";
import { DeactivatedAccount } from "@roost/ui/modules/account/deactivated-account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Account/Deactivated account",
	component: DeactivatedAccount,
	parameters: { layout: "fullscreen" },
	args: {
		email: inactiveUser.userEmail,
		supportHref: "mailto:support@roost.test",
		onReactivate: fn(),
		onLogout: fn(),
	},
} satisfies Meta<typeof DeactivatedAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deactivated: Story = {
	parameters: {
		spec: [
			"deactivated-screen",
			"deactivated-button-reactivate",
			"deactivated-button-logout",
			"deactivated-contact-support",
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("heading", { name: "Account Deactivated" })).toBeVisible();
		await expect(canvas.getByRole("link", { name: "contact support" })).toHaveAttribute(
			"href",
			args.supportHref,
		);
		await userEvent.click(canvas.getByRole("button", { name: "Reactivate Account" }));
		await expect(args.onReactivate).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Logout" }));
		await expect(args.onLogout).toHaveBeenCalledOnce();
	},
};

export const Reactivating: Story = {
	args: { reactivating: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Reactivate Account" }));
		await expect(args.onReactivate).not.toHaveBeenCalled();
	},
};

export const ReactivationFailed: Story = {
	args: { failure: { reason: "The account is locked by an administrator" } },
	parameters: { spec: ["err-reactivate-inline"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("The account is locked by an administrator");
	},
};

export const ReactivationFailedWithoutReason: Story = {
	args: { failure: {} },
	parameters: { spec: ["err-reactivate-fallback"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Unknown error");
		await expect(errorText("err-reactivate-fallback")).toBe("Unknown error");
	},
};
