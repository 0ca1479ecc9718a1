import { Button } from "@roost/ui/primitives/button";
import { Popover } from "@roost/ui/primitives/popover";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Popover",
	component: Popover,
	parameters: { layout: "fullscreen" },
	decorators: [
		(Story) => (
			<div className="h-[240px] p-6">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
	args: {
		label: "Credits",
		trigger: <Button>Credits</Button>,
		defaultOpen: true,
		align: "start",
		className: "w-[280px]",
		children: (
			<div className="space-y-1">
				<p className="font-semibold">$31.58 left</p>
				<p className="text-ink-secondary">Credits are used before your card is charged.</p>
			</div>
		),
	},
};
