import { TimeSeries } from "@roost/ui/primitives/time-series";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";

const start = Date.UTC(2026, 10, 21, 1) / 1000;
const times = Array.from({ length: 97 }, (_, index) => start + index * 300);
const wave = (base: number, swing: number, pace: number) =>
	times.map((_, index) =>
		Math.round(base + swing * Math.sin(index / pace) + swing * 0.4 * Math.cos(index / 2.3)),
	);

const meta = {
	title: "Primitives/Time series",
	component: TimeSeries,
	args: { times, timeZone: "UTC" },
	play: async ({ canvasElement }) => {
		await waitFor(() => {
			if (canvasElement.querySelector("canvas") === null) throw new Error("the chart is still being loaded");
		});
	},
} satisfies Meta<typeof TimeSeries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
	args: {
		label: "CPU utilisation, 38% now",
		series: [{ name: "CPU", values: wave(32, 14, 9) }],
		format: (value) => `${value}%`,
		max: 100,
	},
};
export const TwoLines: Story = {
	args: {
		label: "Network, 12 kB/s in and 8 kB/s out now",
		series: [
			{ name: "In", values: wave(40, 22, 7), tone: "blue" },
			{ name: "Out", values: wave(18, 9, 11), tone: "orange" },
		],
		format: (value) => `${value} kB/s`,
	},
};
