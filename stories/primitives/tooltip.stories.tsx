import { Button } from "@roost/ui/primitives/button";
import { Tooltip, tooltipSides } from "@roost/ui/primitives/tooltip";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/Tooltip", component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sides: Story = {
	args: { content: "", children: <span /> },
	render: () => (
		<div className="flex flex-wrap gap-x-48 gap-y-20 px-24 py-16 max-sm:px-0">
			{tooltipSides.map((side) => (
				<Tooltip key={side} side={side} content={`On the ${side}`} defaultOpen>
					<Button>{side}</Button>
				</Tooltip>
			))}
		</div>
	),
};

export const OnADisabledControl: Story = {
	args: { content: "", children: <span /> },
	render: () => (
		<div className="px-24 pt-24 pb-8 max-sm:px-0">
			<Tooltip content="Connect GitHub first, then add a machine." defaultOpen>
				<Button variant="primary" disabled>
					Virtual Machines
				</Button>
			</Tooltip>
		</div>
	),
};
