import { Switch } from "@roost/ui/primitives/switch";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = {
	title: "Primitives/Switch",
	component: Switch,
	args: { label: "Copy instead of run", checked: false, onCheckedChange: () => {} },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<Matrix
			rows={["off", "on"]}
			columns={["rest", "with a hint", "disabled"]}
			cell={(state, column) => (
				<Switch
					{...args}
					checked={state === "on"}
					disabled={column === "disabled"}
					{...(column === "with a hint" ? { hint: "Commands go to the clipboard." } : {})}
				/>
			)}
		/>
	),
};
