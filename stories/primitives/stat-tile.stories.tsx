import { Sparkline } from "@roost/ui/primitives/sparkline";
import { StatTile } from "@roost/ui/primitives/stat-tile";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Stat tile",
	component: StatTile,
	args: { label: "This month", value: "$18.42" },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<div className="grid gap-4 sm:grid-cols-3">
			<StatTile {...args} />
			<StatTile {...args} note="$0.126/h right now" chart={<Sparkline values={[2, 3, 3, 5, 4, 7, 8]} />} />
			<StatTile label="This month" value={undefined} />
		</div>
	),
};
