import { Logo, logoSizes } from "@roost/ui/primitives/logo";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Logo", component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<Matrix
			rows={logoSizes}
			columns={["mark", "with word"]}
			cell={(size, column) => <Logo size={size} wordmark={column === "with word"} />}
		/>
	),
};
