import { buttonSizes, buttonVariants } from "@roost/ui/primitives/button";
import { IconButton } from "@roost/ui/primitives/icon-button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Icon button", component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	args: { label: "More", icon: <Ellipsis /> },
	render: (args) => (
		<Matrix
			rows={buttonVariants}
			columns={[...buttonSizes, "busy", "disabled"]}
			cell={(variant, column) => (
				<IconButton
					{...args}
					variant={variant}
					size={column === "sm" || column === "lg" ? column : "md"}
					busy={column === "busy"}
					disabled={column === "disabled"}
				/>
			)}
		/>
	),
};
