import { Avatar, avatarSizes } from "@roost/ui/primitives/avatar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import { Matrix } from "../matrix.tsx";

const picture =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Crect width='10' height='10' fill='%232c5f5d'/%3E%3Ccircle cx='5' cy='4' r='2' fill='%23e8d9b0'/%3E%3Crect x='2' y='7' width='6' height='4' rx='2' fill='%23e8d9b0'/%3E%3C/svg%3E";

const meta = { title: "Primitives/Avatar", component: Avatar, args: { name: "Priya Raman" } } satisfies Meta<
	typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<Matrix
			rows={avatarSizes}
			columns={["initials", "picture", "from e-mail"]}
			cell={(size, column) => (
				<Avatar
					size={size}
					name={column === "from e-mail" ? "admin@roost.test" : "Priya Raman"}
					src={column === "picture" ? picture : null}
				/>
			)}
		/>
	),
	play: async ({ canvasElement }) => {
		await waitFor(() => {
			const shown = canvasElement.querySelectorAll("img");
			if (shown.length !== avatarSizes.length) throw new Error("the pictures are still being loaded");
		});
	},
};
