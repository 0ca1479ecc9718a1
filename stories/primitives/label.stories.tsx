import { Input } from "@roost/ui/primitives/input";
import { Label } from "@roost/ui/primitives/label";
import { VisuallyHidden } from "@roost/ui/primitives/visually-hidden";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = { title: "Primitives/Label", component: Label } satisfies Meta<typeof Label>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<States
			states={{
				seen: (
					<div className="grid gap-1.5">
						<Label htmlFor="seen">Branch</Label>
						<Input id="seen" defaultValue="main" />
					</div>
				),
				"read only by a screen reader": (
					<>
						<VisuallyHidden>
							<Label htmlFor="hidden">Branch</Label>
						</VisuallyHidden>
						<Input id="hidden" defaultValue="main" />
					</>
				),
			}}
		/>
	),
};
