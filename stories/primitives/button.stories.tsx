import { Button, buttonSizes, buttonVariants } from "@roost/ui/primitives/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Button", component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<Matrix
			rows={buttonVariants}
			columns={["rest", "icon", "busy", "disabled", ...buttonSizes]}
			cell={(variant, column) => {
				switch (column) {
					case "rest":
						return <Button variant={variant}>Deploy</Button>;
					case "icon":
						return (
							<Button variant={variant} icon={<Plus />}>
								Deploy
							</Button>
						);
					case "busy":
						return (
							<Button variant={variant} busy>
								Deploying
							</Button>
						);
					case "disabled":
						return (
							<Button variant={variant} disabled>
								Deploy
							</Button>
						);
					default:
						return (
							<Button variant={variant} size={column}>
								Deploy
							</Button>
						);
				}
			}}
		/>
	),
};
