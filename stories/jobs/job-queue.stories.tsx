import { jobStatuses } from "@roost/api-client/contract/jobs";
import { errorText } from "@roost/api-client/errors";
import {
	jobByStatus,
	listMessageJob,
	longMessageJob,
	unknownStatusJob,
	vmBuildJob,
} from "@roost/api-client/fixtures/jobs";
import { JobQueue } from "@roost/ui/modules/jobs/job-queue";
import { JobRow } from "@roost/ui/modules/jobs/job-row";
import { progressMessages } from "@roost/ui/modules/jobs/progress-message";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const now = new Date("2026-11-21T09:00:00Z");
const onLog = fn();
const onCancel = fn();
const row = (job: typeof vmBuildJob) => (
	<JobRow key={job.id} job={job} now={now} onLog={onLog} onCancel={onCancel} />
);

const meta = { title: "Jobs/Job queue", component: JobQueue } satisfies Meta<typeof JobQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tone of each status: [what it is called, its colour]. */
const tones: Record<(typeof jobStatuses)[number], string> = {
	pending: "orange",
	started: "dark-grey",
	running: "blue",
	processing: "blue",
	in_progress: "grey",
	completed: "green",
	success: "green",
	failed: "red",
	failure: "red",
	error: "red",
	cancelled: "grey",
};

export const EveryStatus: Story = {
	args: {
		state: "listed",
		everySeconds: 3,
		rows: [...jobStatuses.map((status) => row(jobByStatus[status])), row(unknownStatusJob)],
	},
	parameters: {
		spec: [
			"jobs-section",
			"job-status-pending",
			"job-status-started",
			"job-status-running",
			"job-status-processing",
			"job-status-completed",
			"job-status-success",
			"job-status-failed",
			"job-status-failure",
			"job-status-error",
			"job-status-other",
		],
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole("heading", { name: "AI Job Queue Monitor" })).toBeVisible();
		const tone = (id: string) =>
			canvasElement.querySelector(`[data-job="${id}"] [data-slot="status"]`)?.getAttribute("data-tone");
		for (const status of jobStatuses) await expect(tone(`job-${status}`), status).toBe(tones[status]);
		await expect(tone(unknownStatusJob.id)).toBe("grey");
	},
};

export const BuildingAMachine: Story = {
	args: { state: "listed", everySeconds: 3, refreshing: true, rows: [row(vmBuildJob)] },
	parameters: { spec: ["job-vm-build-progress"] },
	play: async ({ canvas, canvasElement }) => {
		const shown = canvasElement.querySelector("[data-job]")?.textContent ?? "";
		await expect(progressMessages.some((message) => shown.includes(message))).toBe(true);
		await expect(canvas.getByText("network up in 41 ms")).toBeVisible();
	},
};

export const Messages: Story = {
	args: { state: "listed", everySeconds: 10, rows: [row(listMessageJob), row(longMessageJob)] },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByText("Answers on port 8501")).toBeVisible();
		const [log] = canvas.getAllByRole("button", { name: /^Log of/ });
		await userEvent.click(log as HTMLElement);
		await expect(onLog).toHaveBeenCalledOnce();
	},
};

export const Cancellable: Story = {
	args: { state: "listed", everySeconds: 3, rows: [row(jobByStatus.pending)] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: /^Cancel/ }));
		await expect(onCancel).toHaveBeenCalledOnce();
	},
};

export const ManyJobs: Story = {
	args: {
		state: "listed",
		everySeconds: 10,
		rows: [row(jobByStatus.completed)],
		more: { count: 18, onShow: fn() },
	},
};

export const Loading: Story = { args: { state: "loading" } };

export const Failed: Story = {
	args: {
		state: "error",
		text: errorText("err-jobs-load", { reason: "503 Service Unavailable" }),
		onRetry: fn(),
	},
	parameters: { spec: ["err-jobs-load"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent(
			"Error loading job queue: 503 Service Unavailable",
		);
	},
};

export const Paused: Story = {
	args: { state: "paused" },
	parameters: { spec: ["jobs-paused"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Paused", { exact: true })).toBeVisible();
	},
};

export const Empty: Story = {
	args: { state: "empty", vmRunning: true, everySeconds: 15 },
	parameters: { spec: ["jobs-empty"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("No jobs in queue")).toBeVisible();
	},
};

export const EmptyWithoutMachines: Story = {
	args: { state: "empty", vmRunning: false, everySeconds: 15 },
	parameters: { spec: ["jobs-empty-no-vms"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("No Virtual Machines (VMs) running - job queue is empty")).toBeVisible();
	},
};

export const Phone: Story = {
	args: { state: "listed", everySeconds: 3, rows: [row(jobByStatus.running), row(jobByStatus.failed)] },
	globals: { viewport: { value: "phone" } },
};
