import type { githubConnectionStates } from "@roost/api-client/contract/github";
import { errorText } from "@roost/api-client/errors";
import { type GithubConnection, GithubConnectionPanel } from "@roost/ui/modules/github/connection";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

/** One of each state there is: a new one in the contract does not compile without its story. */
const connections: Record<(typeof githubConnectionStates)[number], GithubConnection> = {
	disconnected: { state: "disconnected" },
	connecting: { state: "connecting" },
	connected: { state: "connected" },
	error: { state: "error", text: errorText("err-github-complete-failed") },
};

const meta = {
	title: "GitHub/Connection",
	component: GithubConnectionPanel,
	args: {
		connection: connections.disconnected,
		onConnect: fn(),
		onDisconnect: fn(),
		children: <p className="text-ink-secondary">The repositories.</p>,
	},
} satisfies Meta<typeof GithubConnectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disconnected: Story = {
	parameters: { spec: ["github-state-disconnected"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByText("The repositories.")).toBeNull();
		await userEvent.click(canvas.getByRole("button", { name: "Connect GitHub" }));
		await expect(args.onConnect).toHaveBeenCalledOnce();
	},
};

export const Connecting: Story = {
	args: { connection: connections.connecting },
	parameters: { spec: ["github-state-connecting"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("status")).toHaveTextContent("Connecting to GitHub");
	},
};

export const Connected: Story = {
	args: { connection: connections.connected },
	parameters: { spec: ["github-state-connected"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByText("GitHub is connected")).toBeVisible();
		await expect(canvas.getByText("The repositories.")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Disconnect" }));
		await expect(args.onDisconnect).toHaveBeenCalledOnce();
	},
};

export const Failed: Story = {
	args: { connection: connections.error },
	parameters: { spec: ["github-state-error"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to complete authorization");
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onConnect).toHaveBeenCalledOnce();
	},
};

export const AuthorisationExpired: Story = {
	args: { connection: { state: "disconnected", notice: errorText("err-github-repos-401") } },
	parameters: { spec: ["err-github-repos-401"] },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText("GitHub authorization expired. Please reconnect your GitHub account."),
		).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Connect GitHub" })).toBeVisible();
	},
};

export const NotConnected: Story = {
	args: { connection: { state: "disconnected", notice: errorText("err-github-not-connected") } },
	parameters: { spec: ["err-github-not-connected"] },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText("GitHub not connected. Please authorize GitHub access first."),
		).toBeVisible();
	},
};
