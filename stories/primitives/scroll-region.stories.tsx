import { ScrollRegion } from "@roost/ui/primitives/scroll-region";
import type { Meta, StoryObj } from "@storybook/react-vite";

const lines = Array.from(
	{ length: 30 },
	(_, index) => `${String(index + 1).padStart(2, "0")}  GET / 200 in 4 ms`,
);

const meta = {
	title: "Primitives/Scroll region",
	component: ScrollRegion,
	args: { label: "Log", className: "h-40 max-w-[360px] rounded-panel border border-hairline bg-paper p-3" },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolling: Story = {
	args: { children: <pre className="font-mono text-sm">{lines.join("\n")}</pre> },
};
export const WithNothingToScroll: Story = {
	args: { children: <pre className="font-mono text-sm">{lines.slice(0, 3).join("\n")}</pre> },
};
