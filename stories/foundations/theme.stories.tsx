import { themeChoices, useTheme } from "@roost/ui/lib/use-theme";
import { Button } from "@roost/ui/primitives/button";
import { DropdownMenu, MenuChoice } from "@roost/ui/primitives/dropdown-menu";
import type { Meta, StoryObj } from "@storybook/react-vite";

const words = { system: "As the device", light: "Light", dark: "Dark" } as const;

function ThemeMenu() {
	const [choice, choose] = useTheme();
	return (
		<DropdownMenu trigger={<Button>Theme: {words[choice]}</Button>} align="start">
			<MenuChoice
				label="Theme"
				value={choice}
				onValueChange={choose}
				choices={themeChoices.map((value) => ({ value, label: words[value] }))}
			/>
		</DropdownMenu>
	);
}

const meta = { title: "Foundations/Theme", component: ThemeMenu } satisfies Meta<typeof ThemeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Kept on the device; 'As the device' follows what it prefers. */
export const Choice: Story = {};

/** A part of the page may have a theme of its own: the terminal is dark in both. */
export const PartOfAPage: Story = {
	render: () => (
		<div className="grid gap-4 sm:grid-cols-2">
			{(["light", "dark"] as const).map((theme) => (
				<div key={theme} data-theme={theme} className="rounded-card border border-hairline bg-paper p-4">
					<p className="font-medium">Always {theme}</p>
					<p className="text-ink-secondary">Ink, hairlines and statuses follow.</p>
				</div>
			))}
		</div>
	),
};
