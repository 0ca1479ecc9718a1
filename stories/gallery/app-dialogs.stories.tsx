import { DeleteAppDialog } from "@roost/ui/modules/gallery/delete-app-dialog";
import { TerminateAppDialog } from "@roost/ui/modules/gallery/terminate-app-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";

const meta = { title: "Gallery/Confirmations" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const calls = { onOpenChange: fn(), onConfirm: fn(), onMismatch: fn() };
const dialog = () => within(screen.getByRole("alertdialog"));

export const Delete: Story = {
	parameters: { spec: ["valid-delete-app-confirm"] },
	render: () => <DeleteAppDialog open appName="Sales explorer" {...calls} />,
	play: async ({ userEvent }) => {
		await expect(calls.onConfirm).not.toHaveBeenCalled();
		await userEvent.click(dialog().getByRole("button", { name: "Delete" }));
		await expect(calls.onConfirm).toHaveBeenCalledOnce();
	},
};

const terminate = () => <TerminateAppDialog open appName="Sales explorer" code="4711" {...calls} />;

export const Terminate: Story = {
	parameters: { spec: ["valid-terminate-app-code"] },
	render: terminate,
	play: async ({ userEvent }) => {
		await userEvent.type(dialog().getByRole("textbox", { name: "Type 4711 to confirm" }), "4711");
		await userEvent.click(dialog().getByRole("button", { name: "Terminate" }));
		await expect(calls.onConfirm).toHaveBeenCalledOnce();
		await expect(calls.onMismatch).not.toHaveBeenCalled();
	},
};

export const TerminateMismatch: Story = {
	parameters: { spec: ["valid-terminate-app-mismatch"] },
	render: terminate,
	play: async ({ userEvent }) => {
		await userEvent.type(dialog().getByRole("textbox"), "1174");
		await userEvent.click(dialog().getByRole("button", { name: "Terminate" }));
		await expect(calls.onMismatch).toHaveBeenCalledOnce();
		await expect(calls.onConfirm).not.toHaveBeenCalled();
	},
};
