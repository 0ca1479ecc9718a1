import { RadioGroup, radioGroupVariants } from "@roost/ui/primitives/radio-group";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Radio group",
	component: RadioGroup,
	args: {
		label: "Where it runs",
		showLabel: true,
		value: "atlas",
		onValueChange: () => {},
		options: [
			{ value: "atlas", label: "atlas", hint: "2 vCPU · 8 GiB, one app on it" },
			{ value: "build-box", label: "build-box", hint: "4 vCPU · 16 GiB, two apps on it" },
			{ value: "weekend", label: "weekend", hint: "Asleep: wake it first", disabled: true },
		],
	},
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<States
			states={Object.fromEntries(
				radioGroupVariants.map((variant) => [
					variant,
					<RadioGroup key={variant} {...args} variant={variant} />,
				]),
			)}
		/>
	),
};
