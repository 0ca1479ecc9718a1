import { TypeToConfirmDialog } from "@roost/ui/primitives/type-to-confirm-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";

const meta = {
	title: "Primitives/Type-to-confirm dialog",
	component: TypeToConfirmDialog,
	args: {
		open: true,
		onOpenChange: () => {},
		onConfirm: () => {},
		kind: "name",
		expected: "build-box",
		title: "Terminate build-box?",
		description: "The machine, its disk and the two apps on it are gone for good.",
		confirmLabel: "Terminate",
	},
	parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TypeToConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = (text: string): Story["play"] =>
	async function play({ canvasElement }) {
		await userEvent.type(await within(canvasElement.ownerDocument.body).findByRole("textbox"), text);
	};

export const Name: Story = {};
export const NameTyped: Story = { play: type("build-box") };
export const NameInTheWrongCase: Story = { play: type("Build-Box") };
export const Code: Story = {
	args: {
		kind: "code",
		expected: "4821",
		title: "Terminate Sales explorer?",
		description: "The app stops and its address no longer answers. The machine stays.",
	},
};
export const CodeTyped: Story = { args: Code.args ?? {}, play: type("4821") };
