import { activeDomain, secondDomain } from "@roost/api-client/fixtures/users";
import { DeployDialog } from "@roost/ui/modules/deploy/deploy-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

const one = [{ id: "vm-build-box", name: "build-box", note: "4 vCPU · 16 GiB" }];
const two = [...one, { id: "vm-atlas", name: "atlas", note: "2 vCPU · 8 GiB" }];

const meta = {
	title: "Deploy/Deployment settings",
	component: DeployDialog,
	args: {
		open: true,
		onOpenChange: fn(),
		appName: "Sales explorer",
		vms: two,
		dashboardHref: "/dashboard",
		onDeploy: fn(),
	},
} satisfies Meta<typeof DeployDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const dialog = () => within(screen.getByRole("dialog"));
const deployButton = () => dialog().getByRole("button", { name: "Deploy" });

async function choose(userEvent: User, field: RegExp, option: RegExp) {
	await userEvent.click(dialog().getByRole("combobox", { name: field }));
	await userEvent.click(await screen.findByRole("option", { name: option }));
	await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

export const SeveralMachines: Story = {
	parameters: {
		spec: [
			"deploy-modal-opens",
			"deploy-modal-vm-choice",
			"deploy-modal-non-enterprise",
			"valid-deploy-vm-required",
		],
	},
	play: async ({ userEvent, args }) => {
		await expect(dialog().queryByLabelText(/Domain prefix/)).toBeNull();
		await expect(dialog().queryByRole("combobox", { name: /Private domain/ })).toBeNull();
		await userEvent.click(deployButton());
		await expect(dialog().getByText("Choose a machine")).toBeVisible();
		await expect(args.onDeploy).not.toHaveBeenCalled();
		await choose(userEvent, /Virtual machine/, /atlas/);
		await userEvent.click(deployButton());
		await expect(args.onDeploy).toHaveBeenCalledWith({ vmId: "vm-atlas" });
	},
};

export const OneMachine: Story = {
	args: { vms: one },
	play: async ({ userEvent, args }) => {
		await userEvent.click(deployButton());
		await expect(args.onDeploy).toHaveBeenCalledWith({ vmId: "vm-build-box" });
	},
};

export const NoMachine: Story = {
	args: { vms: [] },
	parameters: { spec: ["deploy-button-no-running-vm"] },
	play: async ({ userEvent, args }) => {
		await expect(deployButton()).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(deployButton());
		await expect(args.onDeploy).not.toHaveBeenCalled();
	},
};

export const Enterprise: Story = {
	args: { vms: one, domains: { list: [activeDomain, secondDomain], required: true } },
	parameters: {
		spec: [
			"deploy-modal-enterprise-prefix",
			"deploy-modal-enterprise-domain",
			"valid-deploy-prefix-required",
			"valid-deploy-domain-required",
			"role-enterprise-domain",
		],
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(deployButton());
		await expect(dialog().getByText("Give a domain prefix")).toBeVisible();
		await expect(dialog().getAllByText("Choose a domain")).toHaveLength(2);
		await expect(args.onDeploy).not.toHaveBeenCalled();
		await userEvent.type(dialog().getByLabelText(/Domain prefix/), "sales");
		await choose(userEvent, /Private domain/, /apps\.acme\.test/);
		await userEvent.click(deployButton());
		await expect(args.onDeploy).toHaveBeenCalledWith({
			vmId: "vm-build-box",
			domainPrefix: "sales",
			domainSelect: "apps.acme.test",
		});
	},
};

export const EnterpriseWithoutDomain: Story = {
	args: { vms: one, domains: { list: [], required: true } },
	parameters: { spec: ["deploy-button-no-active-domain"] },
	play: async ({ userEvent, args }) => {
		await expect(deployButton()).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(deployButton());
		await expect(args.onDeploy).not.toHaveBeenCalled();
	},
};

/** Decision 12: an admin may use a private domain, and need not. */
export const AdminLeavesDomainOut: Story = {
	args: { vms: one, domains: { list: [activeDomain], required: false } },
	play: async ({ userEvent, args }) => {
		await userEvent.click(deployButton());
		await expect(args.onDeploy).toHaveBeenCalledWith({ vmId: "vm-build-box" });
	},
};

export const Sending: Story = {
	args: { vms: one, busy: true },
	play: async ({ userEvent, args }) => {
		await userEvent.click(deployButton());
		await expect(args.onDeploy).not.toHaveBeenCalled();
	},
};

export const Phone: Story = {
	args: { domains: { list: [activeDomain], required: true } },
	globals: { viewport: { value: "phone" } },
};
