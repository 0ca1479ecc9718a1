import { Card } from "@roost/ui/primitives/card";
import { Loading, Skeleton, skeletonShapes } from "@roost/ui/primitives/skeleton";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Matrix } from "../matrix.tsx";

const meta = { title: "Primitives/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const size = { line: "w-40", block: "h-20 w-40", circle: "size-10" } as const;

export const Shapes: Story = {
	render: () => (
		<Matrix
			rows={skeletonShapes}
			columns={["shape"]}
			cell={(shape) => <Skeleton shape={shape} className={size[shape]} />}
		/>
	),
};
export const ACardLoading: Story = {
	render: () => (
		<Card className="max-w-[360px]">
			<Loading label="Loading the app" className="space-y-3">
				<Skeleton shape="block" className="h-28" />
				<Skeleton className="w-1/2" />
				<Skeleton className="w-4/5" />
			</Loading>
		</Card>
	),
};
