import { Button } from "@roost/ui/primitives/button";
import { Status } from "@roost/ui/primitives/status";
import {
	CellNote,
	Table,
	TableBody,
	TableCell,
	TableColumn,
	TableHead,
	TableRow,
} from "@roost/ui/primitives/table";
import type { Meta, StoryObj } from "@storybook/react-vite";

const machines = [
	{
		name: "build-box",
		note: "2 apps · 4 d 6 h",
		tone: "green",
		word: "Running",
		specs: "4 vCPU · 16 GiB",
		cost: "$11.90",
	},
	{
		name: "atlas",
		note: "1 app · 21 h",
		tone: "green",
		word: "Running",
		specs: "2 vCPU · 8 GiB",
		cost: "$5.61",
	},
	{
		name: "weekend",
		note: "1 app",
		tone: "hollow",
		word: "Hibernated",
		specs: "2 vCPU · 4 GiB",
		cost: "$0.91",
	},
] as const;

const meta = { title: "Primitives/Table", component: Table } satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
	<TableHead key="head">
		<TableColumn>Machine</TableColumn>
		<TableColumn>Status</TableColumn>
		<TableColumn>Specs</TableColumn>
		<TableColumn align="end">This month</TableColumn>
		<TableColumn hidden align="end">
			Actions
		</TableColumn>
	</TableHead>,
	<TableBody key="body">
		{machines.map((machine) => (
			<TableRow key={machine.name}>
				<TableCell>
					<div className="font-medium">{machine.name}</div>
					<CellNote>{machine.note}</CellNote>
				</TableCell>
				<TableCell label="Status">
					<Status tone={machine.tone}>{machine.word}</Status>
				</TableCell>
				<TableCell label="Specs">{machine.specs}</TableCell>
				<TableCell label="This month" align="end">
					{machine.cost}
				</TableCell>
				<TableCell align="end">
					<Button>Terminal</Button>
				</TableCell>
			</TableRow>
		))}
	</TableBody>,
];

export const Scrolling: Story = { args: { label: "Machines", children: rows } };
export const Stacking: Story = { args: { label: "Machines", stack: true, children: rows } };
export const StackedOnAPhone: Story = {
	args: { label: "Machines", stack: true, children: rows },
	globals: { viewport: { value: "phone", isRotated: false } },
};
