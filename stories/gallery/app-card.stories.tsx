import { appCardState, asleepVmStatuses } from "@roost/api-client/capabilities";
import { failedApp, plainApp, privateApp, publicApp, tinyPng } from "@roost/api-client/fixtures/apps";
import { AppCard } from "@roost/ui/modules/gallery/app-card";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Gallery/App card",
	component: AppCard,
	decorators: [(Story) => <div className="max-w-[400px]">{Story()}</div>],
	args: {
		app: privateApp,
		state: "none",
		hasTerminal: true,
		mayDelete: true,
		runHref: "http://streamlit-sales.localhost:4000/",
		jobQueueHref: "/dashboard#job-queue",
		onDeploy: fn(),
		onTerminal: fn(),
		onTerminate: fn(),
		onDelete: fn(),
	},
} satisfies Meta<typeof AppCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Private: Story = {
	parameters: {
		spec: [
			"app-card-none",
			"app-card-delete-private",
			"gallery-card-name",
			"gallery-card-repo-link",
			"gallery-card-description",
			"gallery-card-public-flag",
			"gallery-card-image-placeholder",
		],
	},
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(canvas.getByRole("heading", { name: "Sales explorer" })).toBeVisible();
		await expect(canvas.getByRole("link", { name: "acme/streamlit-sales" })).toHaveAttribute(
			"href",
			"https://github.com/acme/streamlit-sales",
		);
		await expect(canvas.getByText(/^Upload a CSV/)).toBeVisible();
		await expect(canvas.getByText("Private")).toBeVisible();
		await expect(canvasElement.querySelector('svg[data-slot="app-picture"]')).not.toBeNull();
		await userEvent.click(canvas.getByRole("button", { name: "Deploy" }));
		await expect(args.onDeploy).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Delete" }));
		await expect(args.onDelete).toHaveBeenCalledOnce();
	},
};

export const Public: Story = {
	args: { app: publicApp, mayDelete: false },
	parameters: { spec: ["app-card-delete-hidden-public"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Public")).toBeVisible();
		await expect(canvas.getByRole("button", { name: "Deploy" })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
	},
};

export const Deploying: Story = {
	args: { state: "creating" },
	parameters: { spec: ["app-card-creating"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Deploying...")).toBeVisible();
		await expect(canvas.getByRole("link", { name: /AI Job Queue/ })).toHaveAttribute(
			"href",
			"/dashboard#job-queue",
		);
	},
};

export const Running: Story = {
	args: { state: "running" },
	parameters: {
		spec: ["app-card-running-run-now", "app-card-running-terminal", "app-card-running-terminate"],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("link", { name: "Run Now" })).toHaveAttribute("href", args.runHref);
		await userEvent.click(canvas.getByRole("button", { name: "Terminal" }));
		await expect(args.onTerminal).toHaveBeenCalledOnce();
		await userEvent.click(canvas.getByRole("button", { name: "Terminate" }));
		await expect(args.onTerminate).toHaveBeenCalledOnce();
	},
};

export const RunningWithoutSsh: Story = {
	args: { state: "running", hasTerminal: false },
	parameters: { spec: ["app-card-running-no-terminal"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("link", { name: "Run Now" })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "Terminal" })).toBeNull();
	},
};

export const Terminating: Story = {
	args: { state: "terminating" },
	parameters: { spec: ["app-card-terminating"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Terminating..." })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
	},
};

const asleep = (hostVmStatus: string): Story => ({
	args: { state: appCardState({ status: "running", hostVmStatus }) },
	play: async ({ canvas }) => {
		await expect(asleepVmStatuses.has(hostVmStatus)).toBe(true);
		await expect(canvas.getByRole("button", { name: "VM Hibernated" })).toHaveAttribute(
			"aria-disabled",
			"true",
		);
		await expect(canvas.queryByRole("link", { name: "Run Now" })).toBeNull();
		await expect(canvas.queryByRole("button", { name: "Terminal" })).toBeNull();
		await expect(canvas.getByRole("button", { name: "Terminate" })).toBeVisible();
	},
});
export const VmHibernated: Story = {
	...asleep("hibernated"),
	parameters: { spec: ["app-card-hibernated-vm"] },
};
export const VmStopped: Story = { ...asleep("stopped"), parameters: { spec: ["app-card-stopped-vm"] } };
export const VmHibernating: Story = {
	...asleep("hibernating"),
	parameters: { spec: ["app-card-hibernating-vm"] },
};
export const VmStarting: Story = { ...asleep("starting"), parameters: { spec: ["app-card-starting-vm"] } };

export const CanBeWoken: Story = {
	args: { app: plainApp, state: "vm-hibernated", wake: { vmName: "weekend", busy: false, onPress: fn() } },
};

/** Decision 34: a card whose last deployment failed offers Deploy, says why, and leads to the log. */
export const LastDeploymentFailed: Story = {
	args: { failure: { reason: failedApp.reason ?? "", logHref: "/dashboard?job=job-failed" } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Deploy" })).toBeVisible();
		await expect(canvas.getByText(/nothing answered on port 8501/)).toBeVisible();
		await expect(canvas.getByRole("link", { name: "See why" })).toHaveAttribute(
			"href",
			"/dashboard?job=job-failed",
		);
	},
};

const url = `data:image/png;base64,${tinyPng}#by-url`;

export const PictureByUrl: Story = {
	args: { app: { ...privateApp, imageUrl: url, imageData: tinyPng } },
	parameters: { spec: ["gallery-card-image-url"] },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector("img")).toHaveAttribute("src", url);
	},
};

export const PictureByData: Story = {
	args: { app: { ...privateApp, imageData: tinyPng } },
	parameters: { spec: ["gallery-card-image-base64"] },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector("img")).toHaveAttribute(
			"src",
			`data:image/png;base64,${tinyPng}`,
		);
	},
};

export const Busy: Story = { args: { state: "running", busy: "terminate" } };
