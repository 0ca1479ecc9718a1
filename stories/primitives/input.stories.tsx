import { controlSizes } from "@roost/ui/lib/control";
import { Input } from "@roost/ui/primitives/input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = { title: "Primitives/Input", component: Input } satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<States
			states={{
				...Object.fromEntries(
					controlSizes.map((size) => [
						size,
						<Input key={size} size={size} aria-label="Name" defaultValue="build-box" />,
					]),
				),
				placeholder: <Input aria-label="Name" placeholder="build-box" />,
				mono: <Input mono aria-label="Address" defaultValue="https://github.com/acme/trail-notes" />,
				invalid: <Input aria-label="Name" aria-invalid defaultValue="Build Box" />,
				disabled: <Input aria-label="Name" disabled defaultValue="build-box" />,
			}}
		/>
	),
};
