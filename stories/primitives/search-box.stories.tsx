import { controlSizes } from "@roost/ui/lib/control";
import { SearchBox } from "@roost/ui/primitives/search-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Search box",
	component: SearchBox,
	args: { label: "Filter apps", value: "", onValueChange: () => {} },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<States
			states={{
				...Object.fromEntries(
					controlSizes.map((size) => [size, <SearchBox key={size} {...args} size={size} />]),
				),
				"with a key": <SearchBox {...args} label="Search or jump to…" shortcut="⌘K" />,
				typed: <SearchBox {...args} value="sales" />,
				busy: <SearchBox {...args} value="sales" busy />,
			}}
		/>
	),
};
