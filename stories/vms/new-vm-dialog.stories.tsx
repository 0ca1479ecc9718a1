import { errorText } from "@roost/api-client/errors";
import { gpuType, smallType, vmTypes } from "@roost/api-client/fixtures/vms";
import { NewVmDialog } from "@roost/ui/modules/vms/new-vm-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

const meta = {
	title: "VMs/New VM dialog",
	component: NewVmDialog,
	args: {
		open: true,
		onOpenChange: fn(),
		types: vmTypes,
		storagePrice: 0.1,
		state: "idle",
		onSubmit: fn(),
	},
} satisfies Meta<typeof NewVmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story["play"]>>[0]["userEvent"];

const dialog = () => within(screen.getByRole("dialog"));
const submit = (userEvent: User) => userEvent.click(dialog().getByRole("button", { name: "Create" }));

async function choose(userEvent: User, option: RegExp) {
	await userEvent.click(dialog().getByRole("combobox", { name: /VM type/ }));
	await userEvent.click(await screen.findByRole("option", { name: option }));
	// The list is gone once its closing has been drawn.
	await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

async function volume(userEvent: User, value: string) {
	const field = dialog().getByLabelText(/Storage volume/);
	await userEvent.clear(field);
	if (value !== "") await userEvent.type(field, value);
}

export const Untouched: Story = {
	parameters: {
		spec: ["newvm-field-name", "newvm-field-type", "newvm-field-storage", "const-vm-storage-range-default"],
	},
	play: async () => {
		await expect(dialog().getByLabelText(/VM name/)).toBeVisible();
		await expect(dialog().getByRole("combobox", { name: /VM type/ })).toBeVisible();
		await expect(dialog().getByLabelText(/Storage volume/)).toBeVisible();
		await expect(dialog().getByText(/^Allowed range: 10 - 1000 GB/)).toBeVisible();
	},
};

export const NothingGiven: Story = {
	parameters: { spec: ["valid-vm-name-required", "valid-vm-type-required", "valid-vm-storage-required"] },
	play: async ({ userEvent, args }) => {
		await submit(userEvent);
		await expect(await dialog().findByText("Give the machine a name")).toBeVisible();
		await expect(dialog().getAllByText("Choose a type")).toHaveLength(2);
		await expect(dialog().getByText("Give the disk a size")).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const TypeChosen: Story = {
	parameters: { spec: ["vm-storage-default-suggested", "newvm-range-text"] },
	play: async ({ userEvent }) => {
		await choose(userEvent, /1 vCPU · 2 GiB/);
		await expect(dialog().getByLabelText(/Storage volume/)).toHaveValue(String(smallType.suggestedVolume));
		await expect(dialog().getByText(/^Allowed range: 10 - 200 GB/)).toBeVisible();
	},
};

export const TypeWithoutLimits: Story = {
	play: async ({ userEvent }) => {
		await choose(userEvent, /8 vCPU/);
		await expect(
			dialog().getByText(new RegExp(`^Allowed range: ${gpuType.minVolume} - 1000 GB`)),
		).toBeVisible();
	},
};

export const NotANumber: Story = {
	parameters: { spec: ["valid-vm-storage-numeric"] },
	play: async ({ userEvent, args }) => {
		await userEvent.type(dialog().getByLabelText(/VM name/), "demo-eu");
		await choose(userEvent, /1 vCPU · 2 GiB/);
		await volume(userEvent, "ten");
		await submit(userEvent);
		await expect(await dialog().findByText("A whole number of GB")).toBeVisible();
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

/** One beyond each limit is refused, the limit itself is taken. */
export const Limits: Story = {
	parameters: { spec: ["valid-vm-storage-min", "valid-vm-storage-max"] },
	play: async ({ userEvent, args }) => {
		await userEvent.type(dialog().getByLabelText(/VM name/), "demo-eu");
		await choose(userEvent, /1 vCPU · 2 GiB/);
		for (const refused of ["9", "201"]) {
			await volume(userEvent, refused);
			await submit(userEvent);
			await expect(await dialog().findByText("Between 10 and 200 GB")).toBeVisible();
		}
		await expect(args.onSubmit).not.toHaveBeenCalled();
		for (const taken of ["10", "200"]) {
			await volume(userEvent, taken);
			await submit(userEvent);
			await waitFor(() =>
				expect(args.onSubmit).toHaveBeenLastCalledWith(
					{ vmName: "demo-eu", vmTypeId: "small", vmVolume: Number(taken) },
					expect.anything(),
				),
			);
		}
	},
};

export const Creating: Story = {
	args: { state: "busy" },
	parameters: { spec: ["newvm-submit-busy", "valid-double-submit"] },
	play: async ({ userEvent, args }) => {
		const button = dialog().getByRole("button", { name: "Creating..." });
		await userEvent.click(button);
		await userEvent.type(dialog().getByLabelText(/VM name/), "{Enter}");
		await expect(args.onSubmit).not.toHaveBeenCalled();
	},
};

export const Succeeded: Story = {
	args: { state: "success" },
	parameters: { spec: ["newvm-success"] },
	play: async () => {
		await expect(dialog().getByText("VM creation request submitted successfully!")).toBeVisible();
	},
};

export const Failed: Story = {
	args: { error: errorText("err-vm-create", { message: "You already have a machine named demo-eu." }) },
	parameters: { spec: ["err-vm-create"] },
	play: async () => {
		await expect(dialog().getByRole("alert")).toHaveTextContent(
			"Failed to create VM: You already have a machine named demo-eu.",
		);
	},
};

export const TypesLoading: Story = { args: { types: undefined } };
export const TypesFailed: Story = {
	args: { types: undefined, typesError: "The types could not be loaded: 503 Service Unavailable" },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
