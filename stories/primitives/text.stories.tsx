import { DurationText } from "@roost/ui/primitives/duration-text";
import { MoneyText } from "@roost/ui/primitives/money-text";
import { RelativeTime } from "@roost/ui/primitives/relative-time";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { States } from "../matrix.tsx";

const meta = { title: "Primitives/Money, duration, time", component: MoneyText } satisfies Meta<
	typeof MoneyText
>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.UTC(2026, 10, 21, 9);
const agos = {
	seconds: 42e3,
	minutes: 3 * 60e3,
	hours: 5 * 3600e3,
	days: 2 * 86400e3,
	weeks: 20 * 86400e3,
	years: 400 * 86400e3,
};

export const Money: Story = {
	args: { amount: 12.3 },
	render: () => (
		<States
			states={{
				"two decimals": <MoneyText amount={12.3} />,
				zero: <MoneyText amount={0} />,
				"numeric text": <MoneyText amount="1234.5" />,
				owed: <MoneyText amount={-4.2} owed />,
			}}
		/>
	),
};
export const Duration: Story = {
	args: { amount: 0 },
	render: () => (
		<States
			states={{
				"under an hour": <DurationText hours={0.7} />,
				"under a day": <DurationText hours={5.25} />,
				"days and hours": <DurationText hours={102} />,
			}}
		/>
	),
};
export const Time: Story = {
	args: { amount: 0 },
	render: () => (
		<States
			states={Object.fromEntries(
				Object.entries(agos).map(([name, ago]) => [name, <RelativeTime key={name} at={now - ago} />]),
			)}
		/>
	),
};
