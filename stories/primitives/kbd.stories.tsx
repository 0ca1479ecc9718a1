import { Kbd } from "@roost/ui/primitives/kbd";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/Key", component: Kbd } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
	args: { children: "⌘K" },
	render: () => (
		<div className="flex gap-2">
			<Kbd>⌘K</Kbd>
			<Kbd>Esc</Kbd>
			<Kbd>Ctrl</Kbd>
			<Kbd>F</Kbd>
		</div>
	),
};
