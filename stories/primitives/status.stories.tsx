import { Status, statusMarks, statusTones } from "@roost/ui/primitives/status";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Status", component: Status } satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
	green: "Running",
	blue: "Creating",
	orange: "Pending",
	red: "Failed",
	hollow: "Hibernated",
	grey: "Cancelled",
	"dark-grey": "Terminated",
} as const;

export const Variants: Story = {
	args: { tone: "green", children: "Running" },
	render: () => (
		<Matrix
			rows={statusTones}
			columns={["its own mark", ...statusMarks]}
			cell={(tone, column) => (
				<Status tone={tone} {...(column === "its own mark" ? {} : { mark: column })}>
					{words[tone]}
				</Status>
			)}
		/>
	),
};
