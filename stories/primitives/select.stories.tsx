import { controlSizes } from "@roost/ui/lib/control";
import { Field } from "@roost/ui/primitives/field";
import { Select } from "@roost/ui/primitives/select";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const options = [
	{ value: "small", label: "1 vCPU · 2 GiB", hint: "$0.021/h" },
	{ value: "medium", label: "2 vCPU · 4 GiB", hint: "$0.042/h" },
	{ value: "large", label: "4 vCPU · 16 GiB", hint: "$0.084/h" },
	{ value: "huge", label: "16 vCPU · 64 GiB", hint: "Not on your plan", disabled: true },
] as const;

const meta = {
	title: "Primitives/Select",
	component: Select,
	args: { options, value: "medium", onValueChange: () => {}, label: "Specs" },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<States
			states={{
				...Object.fromEntries(
					controlSizes.map((size) => [size, <Select key={size} {...args} size={size} />]),
				),
				"nothing chosen": <Select {...args} value={undefined} />,
				disabled: <Select {...args} disabled />,
				"in a field, wrong": (
					<Field label="Specs" error="Choose the machine's size." required>
						<Select {...args} value={undefined} />
					</Field>
				),
			}}
		/>
	),
};

export const Open: Story = {
	args: { defaultOpen: true },
	parameters: { layout: "fullscreen" },
	decorators: [
		(Story) => (
			<div className="h-[320px] max-w-[320px] p-6">
				<Story />
			</div>
		),
	],
};
