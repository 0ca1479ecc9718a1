import { Button } from "@roost/ui/primitives/button";
import { Skeleton } from "@roost/ui/primitives/skeleton";
import { Spinner } from "@roost/ui/primitives/spinner";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * 120 to 180 ms, ease-out, opacity and a small movement; none where the device asks for less. Stories stand still:
 * set Motion to Moving in the toolbar to see it.
 */
export const Moving: Story = {
	render: () => (
		<dl className="grid gap-5">
			<div>
				<dt className="mb-1 text-ink-secondary text-sm">120 ms: a control under the pointer</dt>
				<dd>
					<Button>Hover over me</Button>
				</dd>
			</div>
			<div>
				<dt className="mb-1 text-ink-secondary text-sm">180 ms: what opens rises by 4 px</dt>
				<dd className="inline-block animate-rise rounded-panel bg-floating px-4 py-3 shadow-menu">A menu</dd>
			</div>
			<div>
				<dt className="mb-1 text-ink-secondary text-sm">Without end: only what waits</dt>
				<dd className="flex items-center gap-4">
					<Spinner label="Waiting" />
					<Skeleton className="w-40" />
				</dd>
			</div>
		</dl>
	),
};
