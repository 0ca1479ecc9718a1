import { SplitPane, splitDirections } from "@roost/ui/primitives/split-pane";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Split pane",
	component: SplitPane,
	args: {
		panes: [
			{ id: "tips", children: <p className="p-4">Tips</p>, defaultSize: "33%" },
			{ id: "terminal", children: <p className="p-4">Terminal</p> },
			{ id: "preview", children: <p className="p-4">Preview</p>, defaultSize: "27%" },
		],
		handleLabels: ["Resize tips", "Resize preview"],
	},
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Directions: Story = {
	render: (args) => (
		<States
			states={Object.fromEntries(
				splitDirections.map((direction) => [
					direction,
					<div key={direction} className="h-56 overflow-hidden rounded-card border border-hairline bg-paper">
						<SplitPane {...args} direction={direction} />
					</div>,
				]),
			)}
		/>
	),
};
