import { HibernateDialog } from "@roost/ui/modules/vms/hibernate-dialog";
import { TerminateVmDialog } from "@roost/ui/modules/vms/terminate-vm-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";

const meta = { title: "VMs/Confirmations" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const calls = { onOpenChange: fn(), onConfirm: fn(), onMismatch: fn() };
const dialog = () => within(screen.getByRole("alertdialog"));

export const Hibernate: Story = {
	parameters: { spec: ["valid-hibernate-confirm"] },
	render: () => <HibernateDialog open vmName="build-box" appCount={2} {...calls} />,
	play: async ({ userEvent }) => {
		await expect(calls.onConfirm).not.toHaveBeenCalled();
		await expect(screen.getByRole("alertdialog")).toHaveTextContent("Whatever is only in memory is lost.");
		await userEvent.click(dialog().getByRole("button", { name: "Hibernate" }));
		await expect(calls.onConfirm).toHaveBeenCalledOnce();
	},
};

const terminate = (appCount: number) => () => (
	<TerminateVmDialog open vmName="build-box" appCount={appCount} {...calls} />
);

export const Terminate: Story = {
	parameters: { spec: ["valid-terminate-vm-name", "vm-terminate-warns-app-count"] },
	render: terminate(2),
	play: async ({ userEvent }) => {
		await expect(screen.getByRole("alertdialog")).toHaveTextContent("2 deployed apps");
		await userEvent.type(dialog().getByRole("textbox"), "build-box");
		await userEvent.click(dialog().getByRole("button", { name: "Terminate" }));
		await expect(calls.onConfirm).toHaveBeenCalledOnce();
		await expect(calls.onMismatch).not.toHaveBeenCalled();
	},
};

export const TerminateMismatch: Story = {
	parameters: { spec: ["valid-terminate-vm-mismatch"] },
	render: terminate(0),
	play: async ({ userEvent }) => {
		await userEvent.type(dialog().getByRole("textbox"), "Build-Box");
		await userEvent.click(dialog().getByRole("button", { name: "Terminate" }));
		await expect(calls.onMismatch).toHaveBeenCalledOnce();
		await expect(calls.onConfirm).not.toHaveBeenCalled();
	},
};

export const TerminateEmpty: Story = {
	parameters: { spec: ["valid-terminate-vm-empty"] },
	render: terminate(0),
	play: async ({ userEvent }) => {
		await userEvent.click(dialog().getByRole("button", { name: "Terminate" }));
		await expect(calls.onOpenChange).toHaveBeenLastCalledWith(false);
		await expect(calls.onMismatch).not.toHaveBeenCalled();
		await expect(calls.onConfirm).not.toHaveBeenCalled();
	},
};

export const TerminateCancelled: Story = {
	parameters: { spec: ["valid-terminate-vm-cancel"] },
	render: terminate(1),
	play: async ({ userEvent }) => {
		await userEvent.type(dialog().getByRole("textbox"), "build");
		await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
		await expect(calls.onOpenChange).toHaveBeenLastCalledWith(false);
		await expect(calls.onMismatch).not.toHaveBeenCalled();
		await expect(calls.onConfirm).not.toHaveBeenCalled();
	},
};
