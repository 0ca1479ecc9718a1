import { apiErrors, documentedErrorIds, documentedErrors } from "@roost/api-client/errors";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from "@roost/ui/primitives/table";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ErrorCatalogue } from "./catalogue.tsx";

const meta = { title: "Errors/Catalogue", component: ErrorCatalogue } satisfies Meta<typeof ErrorCatalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole("link")).toHaveLength(documentedErrorIds.length);
	},
};

export const OneArea: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("radio", { name: "Pricing" }));
		const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
		await expect(links).toEqual(
			documentedErrorIds
				.filter((id) => documentedErrors[id].area === "pricing")
				.map((id) => `./?path=/story/errors-pricing--${id}`),
		);
	},
};

export const Searched: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(canvas.getByRole("searchbox", { name: "Search errors" }), "popup");
		await expect(canvas.getAllByRole("link")).toHaveLength(2);
	},
};

/** For who calls the API: every code it can answer with. People read the errors above instead. */
export const ApiCodes: Story = {
	name: "API codes",
	render: () => (
		<Table label="API codes" stack>
			<TableHead>
				<TableColumn>Code</TableColumn>
				<TableColumn align="end">Status</TableColumn>
				<TableColumn>Message</TableColumn>
				<TableColumn>When</TableColumn>
				<TableColumn>What to do</TableColumn>
			</TableHead>
			<TableBody>
				{Object.entries(apiErrors).map(([code, error]) => (
					<TableRow key={code}>
						<TableCell>
							<span className="break-all font-mono text-sm">{code}</span>
						</TableCell>
						<TableCell align="end" label="Status">
							{error.status}
						</TableCell>
						<TableCell label="Message">{error.text}</TableCell>
						<TableCell label="When">{error.when}</TableCell>
						<TableCell label="What to do">{error.remedy}</TableCell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	),
	play: async ({ canvas }) => {
		for (const code of Object.keys(apiErrors)) await expect(canvas.getByText(code)).toBeVisible();
	},
};
