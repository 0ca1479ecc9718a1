import { Button } from "@roost/ui/primitives/button";
import { Dialog, dialogSizes } from "@roost/ui/primitives/dialog";
import { Field } from "@roost/ui/primitives/field";
import { Input } from "@roost/ui/primitives/input";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Dialog",
	component: Dialog,
	args: {
		open: true,
		onOpenChange: () => {},
		title: "New virtual machine",
		description: "It is ready in about ten seconds, and costs nothing until then.",
		footer: (
			<>
				<Button>Cancel</Button>
				<Button variant="primary">Create</Button>
			</>
		),
		children: (
			<Field label="Name" hint="Lower-case letters, digits and dashes.">
				<Input defaultValue="build-box" />
			</Field>
		),
	},
	argTypes: { size: { options: dialogSizes } },
	parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { size: "sm" } };
export const Medium: Story = { args: { size: "md" } };
export const Large: Story = { args: { size: "lg" } };
export const ExtraLarge: Story = { args: { size: "xl" } };
export const Busy: Story = {
	args: {
		busy: true,
		footer: (
			<>
				<Button disabled>Cancel</Button>
				<Button variant="primary" busy>
					Creating
				</Button>
			</>
		),
	},
};
export const LongBody: Story = {
	args: {
		title: "README of acme/streamlit-sales",
		children: Array.from({ length: 40 }, (_, line) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of lines.
			<p key={line}>
				Line {line + 1}: upload a CSV, pick a measure, get the chart your Monday meeting needs.
			</p>
		)),
	},
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
