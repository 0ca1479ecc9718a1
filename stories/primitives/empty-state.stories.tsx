import { Button } from "@roost/ui/primitives/button";
import { Card } from "@roost/ui/primitives/card";
import { EmptyState } from "@roost/ui/primitives/empty-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus, Server } from "lucide-react";

const meta = {
	title: "Primitives/Empty state",
	component: EmptyState,
	args: { title: "No machines yet" },
	decorators: [
		(Story) => (
			<Card padding="none">
				<Story />
			</Card>
		),
	],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
	args: {
		icon: <Server />,
		description: "A machine is where your apps run. The first one is ready in about ten seconds.",
		action: (
			<Button variant="primary" icon={<Plus />}>
				New machine
			</Button>
		),
	},
};
export const TitleOnly: Story = {};
