import { Badge, badgeTones } from "@roost/ui/primitives/badge";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Lock } from "lucide-react";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Badge", component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<Matrix
			rows={badgeTones}
			columns={["word", "with icon"]}
			cell={(tone, column) => (
				<Badge tone={tone}>
					{column === "word" ? null : <Lock />}
					Private
				</Badge>
			)}
		/>
	),
};
