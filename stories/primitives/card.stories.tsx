import { Button } from "@roost/ui/primitives/button";
import { Card, CardHeader, cardPaddings, cardVariants } from "@roost/ui/primitives/card";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/Card", component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<div className="grid gap-4 sm:grid-cols-2">
			{cardVariants.map((variant) => (
				<Card key={variant} variant={variant}>
					<CardHeader
						title={`A ${variant} card`}
						description="One plain sentence of where things stand."
						actions={<Button size="sm">Change</Button>}
					/>
				</Card>
			))}
		</div>
	),
};

export const Paddings: Story = {
	render: () => (
		<div className="grid gap-4 sm:grid-cols-2">
			{cardPaddings.map((padding) => (
				<Card key={padding} padding={padding}>
					<div className="bg-sunken">padding {padding}</div>
				</Card>
			))}
		</div>
	),
};
