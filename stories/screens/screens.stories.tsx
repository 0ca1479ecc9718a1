import { errorText } from "@roost/api-client/errors";
import { CrashScreen } from "@roost/ui/modules/screens/crash";
import { InitialisationScreen } from "@roost/ui/modules/screens/initialisation";
import { NotBuiltScreen } from "@roost/ui/modules/screens/not-built";
import { NotFoundScreen } from "@roost/ui/modules/screens/not-found";
import { SignInErrorScreen } from "@roost/ui/modules/screens/sign-in-error";
import { UnreachableScreen } from "@roost/ui/modules/screens/unreachable";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Shell/Whole screens",
	parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();
const signOut = fn();

export const Initialisation: Story = {
	parameters: { spec: ["auth-loading-screen"] },
	render: () => <InitialisationScreen />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("Initialization and Authentication Check");
	},
};

export const CreationFailed: Story = {
	parameters: { spec: ["err-auth-create-user-failed"] },
	render: () => (
		<SignInErrorScreen
			text={errorText("err-auth-create-user-failed")}
			reason="503 Service Unavailable"
			onRetry={retry}
			onSignOut={signOut}
		/>
	),
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("Failed to create user");
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(retry).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
		await expect(signOut).toHaveBeenCalledOnce();
	},
};

export const CheckFailed: Story = {
	parameters: { spec: ["err-auth-check-failed"] },
	render: () => (
		<SignInErrorScreen text={errorText("err-auth-check-failed")} onRetry={retry} onSignOut={signOut} />
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("Authentication check failed");
	},
};

export const ServerUnreachable: Story = {
	render: () => <UnreachableScreen reason="TypeError: Failed to fetch" onRetry={retry} />,
};

export const NotFound: Story = {
	render: () => <NotFoundScreen path="/appgalery" dashboardHref="/dashboard" galleryHref="/appgallery" />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
	},
};

export const Crash: Story = {
	render: () => <CrashScreen message="Cannot read properties of undefined (reading 'id')" onReload={retry} />,
};

export const NotBuilt: Story = {
	render: () => (
		<NotBuiltScreen name="Payments" dashboardHref="/dashboard">
			The card provider will bring you back here.
		</NotBuiltScreen>
	),
};
