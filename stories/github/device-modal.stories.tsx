import { errorText } from "@roost/api-client/errors";
import { deviceFlowReply } from "@roost/api-client/fixtures/github";
import { DeviceModal } from "@roost/ui/modules/github/device-modal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const meta = {
	title: "GitHub/Authorisation",
	component: DeviceModal,
	args: {
		open: true,
		flow: {
			state: "waiting",
			userCode: deviceFlowReply.user_code ?? "",
			verificationUri: deviceFlowReply.verification_uri ?? "",
		},
		onCancel: fn(),
		onRetry: fn(),
	},
} satisfies Meta<typeof DeviceModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
	parameters: { spec: ["github-auth-modal-user-code", "github-auth-modal-address"] },
	play: async ({ userEvent, args }) => {
		await expect(screen.getByText("WDJB-MJHT")).toBeVisible();
		await expect(screen.getByText("https://github.com/login/device")).toBeVisible();
		await expect(screen.getByRole("link", { name: "Open GitHub" })).toHaveAttribute(
			"href",
			"https://github.com/login/device",
		);
		await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
		await expect(args.onCancel).toHaveBeenCalledOnce();
	},
};

export const Starting: Story = { args: { flow: { state: "starting" } } };

/** The exact words, and a way to try again. */
const failsWith =
	(text: string): Story["play"] =>
	async ({ userEvent, args }) => {
		await expect(screen.getByRole("alert")).toHaveTextContent(text);
		await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetry).toHaveBeenCalledOnce();
	};

export const Denied: Story = {
	args: { flow: { state: "failed", text: errorText("err-github-access-denied") } },
	parameters: { spec: ["err-github-access-denied"] },
	play: failsWith("GitHub authorization was denied"),
};
export const Expired: Story = {
	args: { flow: { state: "failed", text: errorText("err-github-expired-token") } },
	parameters: { spec: ["err-github-expired-token"] },
	play: failsWith("Device code expired. Please try again."),
};
export const RequestFailed: Story = {
	args: { flow: { state: "failed", text: errorText("err-github-oauth-status", { status: 502 }) } },
	parameters: { spec: ["err-github-oauth-status"] },
	play: failsWith("OAuth request failed: 502"),
};
export const NotCompleted: Story = {
	args: { flow: { state: "failed", text: errorText("err-github-complete-failed") } },
	parameters: { spec: ["err-github-complete-failed"] },
	play: failsWith("Failed to complete authorization"),
};
export const UnknownReason: Story = {
	args: { flow: { state: "failed", text: errorText("err-github-unknown") } },
	parameters: { spec: ["err-github-unknown"] },
	play: failsWith("Unknown error occurred"),
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
