import { Checkbox, checkboxStates } from "@roost/ui/primitives/checkbox";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = {
	title: "Primitives/Checkbox",
	component: Checkbox,
	args: { label: "Skip permissions check for Claude", checked: false, onCheckedChange: () => {} },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: (args) => (
		<Matrix
			rows={checkboxStates}
			columns={["rest", "with a hint", "disabled"]}
			cell={(state, column) => (
				<Checkbox
					{...args}
					checked={state === "indeterminate" ? "indeterminate" : state === "checked"}
					disabled={column === "disabled"}
					{...(column === "with a hint" ? { hint: "It may then change files without asking." } : {})}
				/>
			)}
		/>
	),
};
