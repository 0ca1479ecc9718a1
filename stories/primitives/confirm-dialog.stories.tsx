import { ConfirmDialog } from "@roost/ui/primitives/confirm-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Confirm dialog",
	component: ConfirmDialog,
	args: {
		open: true,
		onOpenChange: () => {},
		onConfirm: () => {},
		title: "Hibernate build-box?",
		description: "It stops, keeps its disk, and costs a fifth while it sleeps. What is in memory is lost.",
		confirmLabel: "Hibernate",
	},
	parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Danger: Story = {
	args: {
		tone: "danger",
		title: "Terminate build-box?",
		description: "The machine, its disk and the two apps on it are gone for good.",
		confirmLabel: "Terminate",
	},
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = {
	args: { error: "The compute engine did not answer within 30 s. Nothing has changed; try again." },
};
