import { Progress, progressTones } from "@roost/ui/primitives/progress";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Progress", component: Progress } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	args: { label: "Uploading", value: 30 },
	render: () => (
		<Matrix
			rows={progressTones}
			columns={["0", "38", "100", "unknown"]}
			cell={(tone, column) => (
				<div className="w-48">
					<Progress label="Uploading" tone={tone} value={column === "unknown" ? null : Number(column)} />
				</div>
			)}
		/>
	),
};
