import { ArchiveForm, type ArchiveFormProps } from "@roost/ui/modules/archive/archive-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

const meta = {
	title: "Add application/Upload an Archive",
	component: ArchiveForm,
	args: { upload: { state: "idle" }, onSubmit: fn() },
} satisfies Meta<typeof ArchiveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const logo = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
const zip = new File(["PK"], "trail-notes.zip", { type: "application/zip" });
const box = (name: RegExp) => screen.getByRole("textbox", { name });
const upload = (name: RegExp) =>
	screen.getByLabelText(name, { selector: "input[type=file]" }) as HTMLInputElement;
const button = () => screen.getByRole("button", { name: /App Gallery/ });

interface Hands {
	type: (element: Element, text: string) => Promise<void>;
	upload: (element: HTMLElement, file: File) => Promise<void>;
}

async function fill(hands: Hands, codebase = zip, picture = logo) {
	await hands.type(box(/^Application Name/), "Trail notes");
	await hands.type(box(/^Application Description/), "A small journal with a map.");
	await hands.upload(upload(/^Application Logo/), picture);
	await hands.upload(upload(/^Upload Codebase/), codebase);
}

export const Idle: Story = {
	parameters: {
		spec: [
			"archive-button-idle",
			"archive-field-name",
			"archive-field-description",
			"archive-field-logo",
			"archive-field-codebase",
			"archive-label-max-100mb",
		],
	},
	play: async () => {
		await expect(box(/^Application Name/)).toBeVisible();
		await expect(box(/^Application Description/)).toBeVisible();
		await expect(upload(/^Application Logo .*max 100MB/).accept).toBe("image/*");
		await expect(upload(/^Upload Codebase .*max 100MB/).accept).toContain(".zip");
		await expect(button()).toHaveTextContent("Add to App Gallery");
	},
};

export const Missing: Story = {
	parameters: {
		spec: [
			"valid-archive-name-required",
			"valid-archive-description-required",
			"valid-archive-logo-required",
			"valid-archive-codebase-required",
		],
	},
	play: async ({ userEvent, args }) => {
		await userEvent.click(button());
		for (const words of [
			"Give the application a name of at most 100 characters",
			"Describe it in at most 5,000 characters",
			"Choose a picture for the gallery",
			"Choose the zipped codebase",
		])
			await expect(await screen.findByText(words)).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const WrongFiles: Story = {
	parameters: { spec: ["valid-archive-logo-image", "valid-archive-codebase-zip"] },
	play: async ({ userEvent, args }) => {
		// Past the browser's own filter, as a dropped file is.
		for (const input of document.querySelectorAll("input[type=file]")) input.removeAttribute("accept");
		await fill(
			userEvent,
			new File(["x"], "code.tar.gz", { type: "application/gzip" }),
			new File(["x"], "notes.txt", { type: "text/plain" }),
		);
		await userEvent.click(button());
		await expect(await screen.findByText("Choose an image file")).toBeVisible();
		await expect(screen.getByText("Choose a .zip file")).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const Filled: Story = {
	play: async ({ userEvent, args }) => {
		await fill(userEvent);
		await userEvent.click(button());
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
		await expect(args.onSubmit).toHaveBeenCalledWith(
			{
				displayName: "Trail notes",
				description: "A small journal with a map.",
				image: logo,
				codebase: zip,
			},
			expect.anything(),
		);
	},
};

export const Submitting: Story = {
	args: { upload: { state: "submitting" } },
	parameters: { spec: ["archive-button-submitting", "archive-inputs-disabled"] },
	play: async ({ userEvent, args }) => {
		await expect(button()).toHaveTextContent("Adding to App Gallery...");
		for (const input of [
			box(/^Application Name/),
			box(/^Application Description/),
			upload(/^Application Logo/),
			upload(/^Upload Codebase/),
		])
			await expect(input).toBeDisabled();
		await userEvent.click(button());
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const ServerError: Story = {
	args: { upload: { state: "error", message: "The archive holds no file that could be started." } },
	parameters: { spec: ["archive-error-box"] },
	play: async () => {
		await expect(screen.getByText("Server Error:")).toBeVisible();
		await expect(screen.getByRole("alert")).toHaveTextContent(
			"The archive holds no file that could be started.",
		);
	},
};

/** Succeeds as soon as it is sent. */
function Succeeding(props: ArchiveFormProps) {
	const [sent, setSent] = useState(false);
	return (
		<ArchiveForm
			upload={{ state: sent ? "success" : "idle" }}
			onSubmit={(values) => {
				props.onSubmit(values);
				setSent(true);
			}}
		/>
	);
}

export const Success: Story = {
	render: (args) => <Succeeding {...args} />,
	parameters: { spec: ["archive-success-alert", "archive-success-resets"] },
	play: async ({ userEvent }) => {
		await fill(userEvent);
		await userEvent.click(button());
		await expect(await screen.findByRole("alert")).toHaveTextContent("Application submitted successfully!");
		await expect(box(/^Application Name/)).toHaveValue("");
		await expect(box(/^Application Description/)).toHaveValue("");
		await expect(screen.queryByText("trail-notes.zip")).toBeNull();
		await expect(screen.queryByText("logo.svg")).toBeNull();
	},
};
