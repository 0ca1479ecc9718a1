import { errorText } from "@roost/api-client/errors";
import { submissionErrorText } from "@roost/ui/lib/submission-error";
import { SubmissionBanner } from "@roost/ui/modules/add-app/submission-banner";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
	title: "Add application/Submission",
	component: SubmissionBanner,
	args: { submission: { state: "idle" }, galleryHref: "/appgallery", onDismiss: fn() },
} satisfies Meta<typeof SubmissionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
	parameters: { spec: ["submission-idle"] },
	play: async ({ canvasElement }) => {
		await expect(canvasElement).toBeEmptyDOMElement();
	},
};

export const Loading: Story = {
	args: { submission: { state: "loading", name: "trail-notes" } },
	parameters: { spec: ["submission-loading"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("status")).toHaveTextContent("Adding trail-notes");
	},
};

export const Submitted: Story = {
	args: { submission: { state: "success", name: "trail-notes", outcome: "submitted" } },
	parameters: { spec: ["submission-success-submitted"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("trail-notes is submitted");
		await expect(canvas.getByRole("link", { name: "Open the Apps Gallery" })).toHaveAttribute(
			"href",
			"/appgallery",
		);
	},
};

export const Deployed: Story = {
	args: { submission: { state: "success", name: "trail-notes", outcome: "deployed" } },
	parameters: { spec: ["submission-success-deployed"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("trail-notes is deployed");
	},
};

export const Refused: Story = {
	args: {
		submission: {
			state: "error",
			text: submissionErrorText({
				status: 400,
				statusText: "Bad Request",
				body: { message: "The repository acme/notes does not exist, or GitHub may not read it." },
			}),
		},
	},
	parameters: { spec: ["submission-error", "err-submission-format", "err-submission-body"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("alert")).toHaveAttribute("data-tone", "red");
		await expect(canvas.getByText("Server Error")).toBeVisible();
		await expect(
			canvas.getByText("Error 400: The repository acme/notes does not exist, or GitHub may not read it."),
		).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
		await expect(args.onDismiss).toHaveBeenCalledOnce();
	},
};

export const TimedOut: Story = {
	args: { submission: { state: "error", text: errorText("err-submission-timeout") } },
	parameters: { spec: ["err-submission-timeout"] },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText(
				"Processing timed out after 5 minutes. Your repository may still be processing. Please check the Apps Gallery or try submitting again.",
			),
		).toBeVisible();
	},
};

/** A server that fails says more; it keeps its line breaks. */
export const ServerFailed: Story = {
	args: {
		submission: {
			state: "error",
			text: submissionErrorText({
				status: 500,
				statusText: "Internal Server Error",
				body: {
					message: "Build failed",
					details: "npm error code ERESOLVE\nnpm error could not resolve vite@8",
				},
			}),
		},
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText(/Error 500: npm error code ERESOLVE/)).toBeVisible();
	},
};
