import { Sparkline } from "@roost/ui/primitives/sparkline";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = { title: "Primitives/Sparkline", component: Sparkline } satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

const cpu = [14, 18, 16, 24, 30, 34, 38, 30, 46, 42, 31, 28, 38];

export const Variants: Story = {
	args: { values: cpu },
	render: () => (
		<States
			states={{
				"scaled to its highest": <Sparkline values={cpu} label="CPU, 38% now" />,
				"a share of 100": <Sparkline values={cpu} max={100} label="CPU, 38% now" />,
				wide: <Sparkline values={cpu} width={240} height={48} label="CPU, 38% now" />,
				flat: <Sparkline values={[0, 0, 0, 0]} label="CPU, 0% now" />,
				"one value": <Sparkline values={[3]} label="CPU, 3% now" />,
			}}
		/>
	),
};
