import { Field } from "@roost/ui/primitives/field";
import { Input } from "@roost/ui/primitives/input";
import { Textarea } from "@roost/ui/primitives/textarea";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Field",
	component: Field,
	args: { label: "Name", children: <Input /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<States
			states={{
				plain: (
					<Field label="Name">
						<Input placeholder="build-box" />
					</Field>
				),
				"required, with a hint": (
					<Field label="Name" hint="Lower-case letters, digits and dashes." required>
						<Input defaultValue="build-box" />
					</Field>
				),
				optional: (
					<Field label="Domain prefix" optional>
						<Input />
					</Field>
				),
				wrong: (
					<Field
						label="Name"
						hint="Lower-case letters, digits and dashes."
						error="'Build Box' has a space."
						required
					>
						<Input defaultValue="Build Box" />
					</Field>
				),
				counted: (
					<Field label="Description" counter={{ used: 71, limit: 500 }}>
						<Textarea defaultValue="A dashboard that splits a shared invoice by person and sends each a link." />
					</Field>
				),
				"counted, too long": (
					<Field
						label="Description"
						error="Make it 12 characters shorter."
						counter={{ used: 512, limit: 500 }}
					>
						<Textarea defaultValue="A dashboard that splits a shared invoice by person and sends each a link." />
					</Field>
				),
			}}
		/>
	),
};
