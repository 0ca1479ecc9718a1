import { Button } from "@roost/ui/primitives/button";
import { Callout, calloutTones } from "@roost/ui/primitives/callout";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/Callout", component: Callout } satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
	render: () => (
		<div className="grid max-w-[640px] gap-3">
			{calloutTones.map((tone) => (
				<Callout
					key={tone}
					tone={tone}
					title="Deploy notes-api to atlas"
					actions={<Button size="sm">See the log</Button>}
					onDismiss={() => {}}
				>
					The app started but nothing answered on port 8501 within 60 s. It printed: EADDRINUSE 3000.
				</Callout>
			))}
		</div>
	),
};

export const TextOnly: Story = {
	render: () => (
		<div className="grid max-w-[640px] gap-3">
			{calloutTones.map((tone) => (
				<Callout key={tone} tone={tone}>
					Your card expires on 30 November.
				</Callout>
			))}
		</div>
	),
};
