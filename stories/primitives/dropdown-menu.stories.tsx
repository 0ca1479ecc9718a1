import { Button } from "@roost/ui/primitives/button";
import {
	DropdownMenu,
	MenuChoice,
	MenuItem,
	MenuLabel,
	MenuSeparator,
} from "@roost/ui/primitives/dropdown-menu";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Moon, SquareTerminal, Trash2 } from "lucide-react";

const meta = {
	title: "Primitives/Dropdown menu",
	component: DropdownMenu,
	args: { trigger: <Button>More</Button>, defaultOpen: true, align: "start", children: null },
	parameters: { layout: "fullscreen" },
	decorators: [
		(Story) => (
			<div className="h-[320px] p-6">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
	args: {
		children: (
			<>
				<MenuItem icon={<SquareTerminal />} shortcut="T">
					Terminal
				</MenuItem>
				<MenuItem icon={<Moon />} disabled hint="It is already asleep">
					Hibernate
				</MenuItem>
				<MenuItem icon={<Copy />}>Copy address</MenuItem>
				<MenuSeparator />
				<MenuItem icon={<Trash2 />} tone="danger">
					Terminate
				</MenuItem>
			</>
		),
	},
};

export const Choice: Story = {
	args: {
		children: (
			<>
				<MenuLabel>Theme</MenuLabel>
				<MenuChoice
					label="Theme"
					value="system"
					onValueChange={() => {}}
					choices={[
						{ value: "system", label: "As the device" },
						{ value: "light", label: "Light" },
						{ value: "dark", label: "Dark" },
					]}
				/>
			</>
		),
	},
};
