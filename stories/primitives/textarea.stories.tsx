import { Textarea } from "@roost/ui/primitives/textarea";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = { title: "Primitives/Textarea", component: Textarea } satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<States
			states={{
				plain: <Textarea aria-label="Description" defaultValue="A small journal with a map." />,
				mono: (
					<Textarea
						mono
						aria-label="Prompt"
						defaultValue={"Check the start command and the port.\nMend what is missing."}
					/>
				),
				invalid: <Textarea aria-label="Description" aria-invalid defaultValue="No." />,
				disabled: <Textarea aria-label="Description" disabled defaultValue="Being sent" />,
			}}
		/>
	),
};
