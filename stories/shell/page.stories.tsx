import { Page } from "@roost/ui/modules/shell/page";
import { Button } from "@roost/ui/primitives/button";
import { Card } from "@roost/ui/primitives/card";
import { EmptyState } from "@roost/ui/primitives/empty-state";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";

const meta = {
	title: "Shell/Page",
	component: Page,
	parameters: { layout: "fullscreen" },
	args: {
		title: "Cloud Dashboard",
		children: (
			<Card padding="none">
				<EmptyState title="What the page shows" />
			</Card>
		),
	},
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithSummaryAndAction: Story = {
	args: {
		summary: "Three machines, two awake. Next invoice 30 November.",
		actions: (
			<Button variant="primary" icon={<Plus />}>
				Virtual Machines
			</Button>
		),
	},
};
