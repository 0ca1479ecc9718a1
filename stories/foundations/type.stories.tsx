import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
	["text-2xl font-heading", "26/32, 620", "Cloud Dashboard"],
	["text-xl font-semibold", "20/28, 600", "$18.42"],
	["text-lg font-semibold", "16/24, 600", "AI Job Queue Monitor"],
	["text-base", "14/20, 400", "Three machines, two awake. Next invoice 30 November."],
	["text-base font-medium", "14/20, 500", "build-box"],
	["text-sm text-ink-secondary", "13/20, 400, secondary", "2 apps · 4 d 6 h"],
	["text-xs text-ink-secondary font-medium", "12/16, 500, secondary", "This month"],
	["font-mono text-sm", "mono 13/20", "pip: installing 14 packages into the app's own environment"],
] as const;

/** Inter for what Roost says, JetBrains Mono for what a machine said. Two weights in a row at most. */
export const Scale: Story = {
	render: () => (
		<dl className="grid gap-5">
			{sizes.map(([classes, name, sample]) => (
				<div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[180px_1fr]">
					<dt className="text-ink-secondary text-sm">{name}</dt>
					<dd className={classes}>{sample}</dd>
				</div>
			))}
		</dl>
	),
};

/** Figures that stand under one another have one width. */
export const TabularFigures: Story = {
	render: () => (
		<div className="flex gap-12">
			{(["tabular-nums", "proportional-nums"] as const).map((figures) => (
				<div key={figures} className={`text-right ${figures}`}>
					<p className="mb-1 text-ink-secondary text-sm">{figures}</p>
					<p>$11.90</p>
					<p>$5.61</p>
					<p>$1,240.07</p>
				</div>
			))}
		</div>
	),
};
