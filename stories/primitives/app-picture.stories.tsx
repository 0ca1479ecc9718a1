import { AppPicture } from "@roost/ui/primitives/app-picture";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/App picture", component: AppPicture } satisfies Meta<typeof AppPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = [
	"Sales explorer",
	"Trail notes",
	"Invoice splitter",
	"Weekend board",
	"Notes API",
	"Chat room",
	"Reading list",
	"Weather wall",
	"Receipt scanner",
	"Standup bot",
	"Map of walks",
	"Film club",
];

export const AWallOfApps: Story = {
	args: { name: "Sales explorer" },
	render: () => (
		<ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
			{names.map((name) => (
				<li key={name} className="overflow-hidden rounded-card border border-hairline bg-paper">
					<AppPicture name={name} />
					<p className="px-4 py-2 font-medium">{name}</p>
				</li>
			))}
		</ul>
	),
};
