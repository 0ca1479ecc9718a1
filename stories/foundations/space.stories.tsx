import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Space and shape" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const spaces = [1, 2, 3, 4, 5, 6, 8, 12, 16] as const;
const radii = {
	mark: ["rounded-mark", "2 px: marks"],
	tag: ["rounded-tag", "6 px: badges, menu items"],
	control: ["rounded-control", "8 px: buttons, fields"],
	panel: ["rounded-panel", "10 px: panels, menus"],
	card: ["rounded-card", "12 px: cards, dialogs"],
} as const;

/** Everything stands on a grid of 4 px. */
export const Spacing: Story = {
	render: () => (
		<ul className="grid gap-2">
			{spaces.map((space) => (
				<li key={space} className="flex items-center gap-4">
					<span className="w-24 text-ink-secondary text-sm tabular-nums">
						{space} = {space * 4} px
					</span>
					<span className="h-3 rounded-mark bg-ink" style={{ width: `calc(var(--spacing) * ${space})` }} />
				</li>
			))}
		</ul>
	),
};

export const Radii: Story = {
	render: () => (
		<ul className="flex flex-wrap gap-6">
			{Object.entries(radii).map(([name, [radius, use]]) => (
				<li key={name}>
					<div className={`mb-2 size-20 border border-control-border bg-paper ${radius}`} />
					<p className="font-medium">{name}</p>
					<p className="text-ink-secondary text-sm">{use}</p>
				</li>
			))}
		</ul>
	),
};

/** Hairlines hold what lies on the page. Shadows are for what floats. */
export const Elevation: Story = {
	render: () => (
		<ul className="flex flex-wrap gap-10 p-4">
			<li className="size-36 rounded-card border border-hairline bg-paper p-4">Card: none</li>
			<li className="size-36 rounded-panel bg-floating p-4 shadow-menu">Menu, toast</li>
			<li className="size-36 rounded-card bg-paper p-4 shadow-dialog">Dialog</li>
		</ul>
	),
};
