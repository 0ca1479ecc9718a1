import { Button } from "@roost/ui/primitives/button";
import { Card } from "@roost/ui/primitives/card";
import { ProgressOverlay } from "@roost/ui/primitives/progress-overlay";
import type { ProgressStep } from "@roost/ui/primitives/progress-steps";
import type { Meta, StoryObj } from "@storybook/react-vite";

const steps = [
	{ id: "repo", label: "Create the repository", state: "done" },
	{
		id: "template",
		label: "Build a placeholder template",
		state: "current",
		detail: "acme/invoice-splitter",
	},
	{ id: "deploy", label: "Deploy it to build-box", state: "waiting" },
] as const satisfies readonly ProgressStep[];

const meta = {
	title: "Primitives/Progress overlay",
	component: ProgressOverlay,
	args: { title: "Creating your app", steps, note: "This usually takes about a minute." },
	decorators: [
		(Story) => (
			<Card padding="lg" className="relative h-[360px] max-w-[560px]">
				<Story />
			</Card>
		),
	],
} satisfies Meta<typeof ProgressOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Failed: Story = {
	args: {
		steps: [
			steps[0],
			{ ...steps[1], state: "failed", detail: "GitHub did not answer within 30 s." },
			steps[2],
		],
		note: "The repository is there; the next try goes on from it.",
		actions: (
			<>
				<Button variant="primary">Try again</Button>
				<Button variant="quiet">Close</Button>
			</>
		),
	},
};
