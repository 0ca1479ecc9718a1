import { Spinner, spinnerSizes } from "@roost/ui/primitives/spinner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
	render: () => (
		<Matrix
			rows={spinnerSizes}
			columns={["spinner"]}
			cell={(size) => <Spinner size={size} label="Loading" />}
		/>
	),
};
