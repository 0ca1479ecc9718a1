import { ScrollArea } from "@roost/ui/primitives/scroll-area";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Primitives/Scroll area", component: ScrollArea } satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {
	args: {
		label: "Jobs",
		className: "h-48 max-w-[360px] rounded-panel border border-hairline bg-paper",
		children: (
			<ul className="divide-y divide-hairline px-4">
				{Array.from({ length: 20 }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list.
					<li key={index} className="py-2">
						Deploy streamlit-sales to build-box, try {index + 1}
					</li>
				))}
			</ul>
		),
	},
};
