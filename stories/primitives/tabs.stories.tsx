import { Button } from "@roost/ui/primitives/button";
import { TabPanel, Tabs } from "@roost/ui/primitives/tabs";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Tabs",
	component: Tabs,
	args: {
		label: "Which projects",
		value: "yours",
		onValueChange: () => {},
		tabs: [
			{ value: "yours", label: "Your Projects", count: 5 },
			{ value: "open", label: "Open-Sourced Projects", count: 24 },
			{ value: "archive", label: "Archive", disabled: true },
		],
		children: [
			<TabPanel key="yours" value="yours">
				What this tab shows.
			</TabPanel>,
			<TabPanel key="open" value="open">
				What the other shows.
			</TabPanel>,
			<TabPanel key="archive" value="archive">
				Nothing.
			</TabPanel>,
		],
	},
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};
export const WithActions: Story = { args: { actions: <Button size="sm">Filter</Button> } };
