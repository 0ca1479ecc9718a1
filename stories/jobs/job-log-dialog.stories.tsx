import type { JobLogLine } from "@roost/api-client/contract/jobs";
import { JobLogDialog } from "@roost/ui/modules/jobs/job-log-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const lines: JobLogLine[] = [
	["fetch", "Fetching https://github.com/acme/notes-api"],
	["fetch", "Commit 9c1e2ab00d"],
	["plan", "package.json with a start script: Node"],
	["build", "$ npm ci --no-audit --no-fund"],
	["build", "added 61 packages in 2s"],
	["start", "$ npm start"],
	["health", "EADDRINUSE: address already in use :::3000"],
	["health", "Nothing answered on port 8501 within 60 s"],
].map(([step = "", line = ""], index) => ({
	n: index + 1,
	at: new Date(Date.UTC(2026, 10, 21, 8, 58, index * 3)).toISOString(),
	step,
	line,
}));

const meta = {
	title: "Jobs/Job log",
	component: JobLogDialog,
	args: { open: true, onOpenChange: fn(), operation: "Deploy notes-api to atlas", lines, done: true },
} satisfies Meta<typeof JobLogDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
	play: async () => {
		await expect(screen.getByText("Nothing answered on port 8501 within 60 s")).toBeVisible();
	},
};
export const Live: Story = { args: { done: false } };
export const Loading: Story = { args: { lines: undefined, done: false } };
export const Silent: Story = { args: { lines: [] } };
export const Failed: Story = {
	args: { lines: [], done: false, error: "The log could not be loaded: 503 Service Unavailable" },
};
