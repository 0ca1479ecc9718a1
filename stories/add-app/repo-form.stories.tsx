import { RepoForm } from "@roost/ui/modules/add-app/repo-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { runningVms } from "./fixtures.ts";

const meta = {
	title: "Add application/Add from Github Link",
	component: RepoForm,
	decorators: [
		(Story) => (
			<div className="max-w-[560px]">
				<Story />
			</div>
		),
	],
	args: { vms: runningVms, dashboardHref: "/dashboard", onSubmit: fn() },
} satisfies Meta<typeof RepoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.getByRole("button", { name: "Add and deploy" });
const field = (name: RegExp) => screen.getByRole("textbox", { name });

async function chooseVm(userEvent: { click: (element: Element) => Promise<void> }) {
	await userEvent.click(screen.getByRole("combobox", { name: /Virtual machine/ }));
	await userEvent.click(await screen.findByRole("option", { name: /build-box/ }));
}

export const Empty: Story = {
	parameters: {
		spec: [
			"manual-field-name",
			"manual-field-repo-url",
			"manual-field-description-path",
			"manual-field-instructions",
			"manual-field-vm",
		],
	},
	play: async ({ userEvent }) => {
		await expect(field(/^Application Name/)).toHaveValue("");
		await expect(field(/^Repository URL/)).toHaveValue("");
		await expect(field(/^Description File Path/)).toHaveValue("README.md");
		await expect(field(/^Deployment instructions/)).toHaveValue("");
		await userEvent.click(screen.getByRole("combobox", { name: /Virtual machine/ }));
		await expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
			"build-box4 vCPU · 16 GiB",
			"atlas2 vCPU · 8 GiB",
		]);
		await userEvent.keyboard("{Escape}");
	},
};

export const VmNotChosen: Story = {
	parameters: { spec: ["valid-manual-vm-required"] },
	play: async ({ userEvent, args }) => {
		await userEvent.type(field(/^Application Name/), "notes");
		await userEvent.type(field(/^Repository URL/), "https://github.com/acme/notes{Enter}");
		await expect(submit()).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(submit());
		await expect(args.onSubmit).not.toHaveBeenCalled();
		await chooseVm(userEvent);
		await expect(submit()).not.toHaveAttribute("aria-disabled");
	},
};

export const Invalid: Story = {
	parameters: {
		spec: ["valid-manual-name-required", "valid-manual-url-required", "valid-manual-url-format"],
	},
	play: async ({ userEvent, args }) => {
		await chooseVm(userEvent);
		await userEvent.click(submit());
		await expect(
			await screen.findByText("Give the application a name of at most 100 characters"),
		).toBeVisible();
		const wrong = /^Enter the repository's address/;
		await expect(screen.getByText(wrong)).toBeVisible();
		await userEvent.type(field(/^Application Name/), "notes");
		await userEvent.type(field(/^Repository URL/), "not a url{Enter}");
		await expect(screen.getByText(wrong)).toBeVisible();
		await expect(field(/^Repository URL/)).toHaveAttribute("aria-invalid", "true");
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const Filled: Story = {
	parameters: { spec: ["valid-manual-path-optional", "valid-manual-instructions-trimmed"] },
	play: async ({ userEvent, args }) => {
		await userEvent.type(field(/^Application Name/), "notes");
		await userEvent.type(field(/^Repository URL/), "https://github.com/acme/notes");
		await userEvent.clear(field(/^Description File Path/));
		await userEvent.type(field(/^Deployment instructions/), "  PORT=3000 npm start  ");
		await chooseVm(userEvent);
		await userEvent.click(submit());
		await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
		await expect(args.onSubmit).toHaveBeenCalledWith(
			{
				typeName: "notes",
				repoUrl: "https://github.com/acme/notes",
				repoDescriptionFilePath: "",
				deployInstructions: "PORT=3000 npm start",
				vmId: "vm-build-box",
			},
			expect.anything(),
		);
	},
};

export const Submitting: Story = {
	args: { submitting: true, repo: { name: "notes", url: "https://github.com/acme/notes" } },
	play: async ({ userEvent, args }) => {
		await expect(field(/^Application Name/)).toBeDisabled();
		await userEvent.click(screen.getByRole("button", { name: "Submitting..." }));
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const NoRunningVm: Story = {
	args: { vms: [] },
	play: async () => {
		await expect(screen.getByRole("link", { name: "Create or wake one" })).toHaveAttribute(
			"href",
			"/dashboard",
		);
		await expect(submit()).toHaveAttribute("aria-disabled", "true");
	},
};
