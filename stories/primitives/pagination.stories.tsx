import { Pagination } from "@roost/ui/primitives/pagination";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = {
	title: "Primitives/Pagination",
	component: Pagination,
	args: { label: "Repositories", page: 1, pageCount: 12, onPageChange: () => {} },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = { first: 1, third: 3, middle: 6, last: 12 };

export const Variants: Story = {
	render: (args) => (
		<States
			states={Object.fromEntries(
				Object.entries(at).map(([name, page]) => [
					name,
					<Pagination key={name} {...args} label={name} page={page} />,
				]),
			)}
		/>
	),
};
export const OnAPhone: Story = {
	args: { page: 6 },
	globals: { viewport: { value: "phone", isRotated: false } },
};
