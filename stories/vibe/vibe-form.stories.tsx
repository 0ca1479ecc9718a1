import { errorText } from "@roost/api-client/errors";
import { VibeForm } from "@roost/ui/modules/vibe/vibe-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { runningVms } from "../add-app/fixtures.ts";

const meta = {
	title: "Add application/Vibe coding",
	component: VibeForm,
	args: {
		vms: runningVms,
		dashboardHref: "/dashboard",
		galleryHref: "/appgallery",
		progress: { state: "idle" },
		onSubmit: fn(),
		onClose: fn(),
	},
} satisfies Meta<typeof VibeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: RegExp) => screen.getByRole("textbox", { name });
const submit = () => screen.getByRole("button", { name: "Create application" });
const states = () =>
	[...document.querySelectorAll("[data-slot=progress-steps] > li")].map(
		(step) => `${step.querySelector("p")?.firstChild?.textContent}: ${(step as HTMLElement).dataset.state}`,
	);

export const Empty: Story = {
	parameters: { spec: ["vibe-field-name", "vibe-field-vm", "vibe-field-description"] },
	play: async ({ userEvent }) => {
		await expect(box(/^Application Name/)).toBeVisible();
		await expect(screen.getByRole("combobox", { name: /Virtual machine/ })).toBeVisible();
		await expect(screen.getByText("0/500")).toBeVisible();
		await userEvent.type(box(/^Description/), "Split an invoice");
		await expect(screen.getByText("16/500")).toBeVisible();
	},
};

export const Missing: Story = {
	parameters: {
		spec: ["valid-vibe-name-required", "valid-vibe-vm-required", "valid-vibe-description-required"],
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(submit());
		for (const words of [
			"Give the application a name",
			"Choose a running machine",
			"Describe what it should do",
		])
			await expect(await screen.findByText(words, { selector: "[id$=-error]" })).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const AtTheLimit: Story = {
	parameters: { spec: ["valid-vibe-description-500"] },
	play: async ({ userEvent }) => {
		const description = box(/^Description/);
		await userEvent.click(description);
		await userEvent.paste("a".repeat(520));
		await expect(description).toHaveValue("a".repeat(500));
		await expect(screen.getByText("500/500")).toBeVisible();
	},
};

export const Filled: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.type(box(/^Application Name/), "Invoice Splitter!");
		await expect(screen.getByText("invoice_splitter")).toBeVisible();
		await userEvent.type(box(/^Description/), "Split a shared invoice by person.");
		await userEvent.click(screen.getByRole("combobox", { name: /Virtual machine/ }));
		await userEvent.click(await screen.findByRole("option", { name: /atlas/ }));
		await userEvent.click(submit());
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
		await expect(args.onSubmit).toHaveBeenCalledWith(
			{ name: "Invoice Splitter!", vmId: "vm-atlas", description: "Split a shared invoice by person." },
			expect.anything(),
		);
	},
};

export const NoRunningVm: Story = { args: { vms: [] } };

export const CreatingRepository: Story = {
	args: { progress: { state: "running", step: "repository" } },
	parameters: { spec: ["vibe-progress-repo"] },
	play: async () => {
		await expect(states()).toEqual([
			"Create repository: current",
			"Build placeholder template: waiting",
			"Deploy to VM: waiting",
		]);
	},
};

export const BuildingTemplate: Story = {
	args: { progress: { state: "running", step: "template" } },
	parameters: { spec: ["vibe-progress-template"] },
	play: async () => {
		await expect(states()).toEqual([
			"Create repository: done",
			"Build placeholder template: current",
			"Deploy to VM: waiting",
		]);
	},
};

export const Deploying: Story = {
	args: { progress: { state: "running", step: "deploy" } },
	parameters: { spec: ["vibe-progress-deploy"] },
	play: async () => {
		await expect(states()).toEqual([
			"Create repository: done",
			"Build placeholder template: done",
			"Deploy to VM: current",
		]);
		await expect(screen.getByRole("form", { hidden: true })).toHaveAttribute("inert");
	},
};

export const Completed: Story = {
	args: { progress: { state: "done", result: "ai_completed", appName: "Invoice splitter" } },
	play: async ({ userEvent, args }) => {
		await expect(screen.getByText("Invoice splitter is being written")).toBeVisible();
		await expect(screen.getByRole("link", { name: "Open the Apps Gallery" })).toBeVisible();
		await userEvent.click(screen.getByRole("button", { name: "Add another" }));
		await expect(args.onClose).toHaveBeenCalledOnce();
	},
};

export const TemplateOnly: Story = {
	args: { progress: { state: "done", result: "template_only", appName: "Invoice splitter" } },
	play: async () => {
		await expect(states().at(-1)).toBe("Deploy to VM: waiting");
		await expect(screen.getByText("Invoice splitter is in your gallery")).toBeVisible();
	},
};

const shows =
	(...texts: string[]): Story["play"] =>
	async ({ userEvent, args }) => {
		for (const text of texts) await expect(screen.getByText(text)).toBeVisible();
		await userEvent.click(screen.getByRole("button", { name: "Back to the form" }));
		await expect(args.onClose).toHaveBeenCalledOnce();
	};

export const RepositoryFailed: Story = {
	args: {
		progress: {
			state: "failed",
			step: "repository",
			text: errorText("err-vibe-repo", { message: "name already exists on this account" }),
			details: "invoice_splitter is taken by acme/invoice_splitter.",
		},
	},
	parameters: { spec: ["err-vibe-repo", "vibe-result-error"] },
	play: shows(
		"GitHub Repository Creation Failed: name already exists on this account",
		"invoice_splitter is taken by acme/invoice_splitter.",
		"Your application was not created",
	),
};
export const TemplateFailed: Story = {
	args: {
		progress: {
			state: "failed",
			step: "template",
			text: errorText("err-vibe-template", { status: 502, details: "the builder did not answer" }),
		},
	},
	parameters: { spec: ["err-vibe-template"] },
	play: shows("Error 502: the builder did not answer"),
};
export const DeploymentFailed: Story = {
	args: {
		progress: {
			state: "failed",
			step: "deploy",
			text: errorText("err-vibe-deploy-failed", { details: "no space left on build-box" }),
		},
	},
	parameters: { spec: ["err-vibe-deploy-failed"] },
	play: shows("Deployment failed: no space left on build-box"),
};
export const DeploymentUnknown: Story = {
	args: {
		progress: {
			state: "failed",
			step: "deploy",
			text: errorText("err-vibe-deploy-unknown", { details: "status paused" }),
		},
	},
	parameters: { spec: ["err-vibe-deploy-unknown"] },
	play: shows("Deployment status unknown: status paused"),
};
export const DeploymentHttpError: Story = {
	args: {
		progress: {
			state: "failed",
			step: "deploy",
			text: errorText("err-vibe-deploy-http", { status: 503, details: "Roost is starting or stopping" }),
		},
	},
	parameters: { spec: ["err-vibe-deploy-http"] },
	play: shows("HTTP 503 Error: Roost is starting or stopping"),
};
export const VmNotReady: Story = {
	args: { progress: { state: "failed", step: "deploy", text: errorText("err-vibe-vm-not-ready") } },
	parameters: { spec: ["err-vibe-vm-not-ready"] },
	play: shows("Please wait for your Virtual Machine to finish creating before deploying an application."),
};
