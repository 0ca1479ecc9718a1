import { Card } from "@roost/ui/primitives/card";
import { ErrorState } from "@roost/ui/primitives/error-state";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
	title: "Primitives/Error state",
	component: ErrorState,
	args: {
		title: "Your machines could not be loaded",
		children: "The server did not answer within 30 s.",
		onRetry: () => {},
	},
	decorators: [
		(Story) => (
			<Card padding="none">
				<Story />
			</Card>
		),
	],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutRetry: Story = {
	render: () => <ErrorState title="Access Denied">This page is for administrators.</ErrorState>,
};
