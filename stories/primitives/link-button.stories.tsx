import { LinkButton, linkButtonVariants } from "@roost/ui/primitives/link-button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Link button", component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<Matrix
			rows={linkButtonVariants}
			columns={["word", "with arrow"]}
			cell={(variant, column) => (
				<LinkButton href="#queue" variant={variant}>
					Follow it in the AI Job Queue
					{column === "word" ? null : <ArrowRight />}
				</LinkButton>
			)}
		/>
	),
};
