import { Button } from "@roost/ui/primitives/button";
import { Input } from "@roost/ui/primitives/input";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";

const meta = { title: "Foundations/Focus" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Controls = () => (
	<div className="flex max-w-[480px] flex-wrap items-center gap-3">
		<Button variant="primary">Run Now</Button>
		<Button>Terminal</Button>
		<Input aria-label="Name" defaultValue="build-box" />
	</div>
);

/** A ring of 2 px in blue, 2 px away from a button, on the border of a field. Only for the keyboard. */
export const OnTheMainAction: Story = { render: Controls, play: async () => userEvent.tab() };
export const OnAField: Story = {
	render: Controls,
	play: async () => {
		await userEvent.tab();
		await userEvent.tab();
		await userEvent.tab();
	},
};
