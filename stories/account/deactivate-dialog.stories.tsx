import { runningVm, secondVm } from "@roost/api-client/fixtures/vms";
import { DeactivateDialog } from "@roost/ui/modules/account/deactivate-dialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

const meta = {
	title: "Account/Deactivate dialog",
	component: DeactivateDialog,
	args: {
		open: true,
		onOpenChange: fn(),
		running: { state: "ready", vms: [runningVm, secondVm] },
		onDeactivate: fn(),
	},
} satisfies Meta<typeof DeactivateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => screen.getByRole("button", { name: "Deactivate account" });

export const ListsWhatRuns: Story = {
	play: async () => {
		await expect(screen.getByText("build-box")).toBeVisible();
		await expect(screen.getByText("atlas")).toBeVisible();
		await expect(confirm()).toHaveAttribute("aria-disabled", "true");
	},
};

export const WordTyped: Story = {
	parameters: { spec: ["valid-deactivate-typed"] },
	play: async ({ userEvent, args }) => {
		const box = screen.getByRole("textbox");
		for (const wrong of ["deactivate", "DEACTIVATE ", "DEACTIVAT"]) {
			await userEvent.clear(box);
			await userEvent.type(box, `${wrong}{Enter}`);
			await expect(confirm()).toHaveAttribute("aria-disabled", "true");
		}
		await expect(args.onDeactivate).not.toHaveBeenCalled();
		await userEvent.clear(box);
		await userEvent.type(box, "DEACTIVATE");
		await userEvent.click(confirm());
		await expect(args.onDeactivate).toHaveBeenCalledOnce();
	},
};

export const Loading: Story = { args: { running: { state: "loading" } } };

export const NothingRuns: Story = {
	args: { running: { state: "ready", vms: [] } },
	play: async () => {
		await expect(screen.getByText("None of your machines is running.")).toBeVisible();
	},
};

export const ListFailed: Story = { args: { running: { state: "failed", onRetry: fn() } } };

export const Deactivating: Story = { args: { deactivating: true } };

export const Failed: Story = {
	args: { failureReason: "the card provider did not answer" },
	parameters: { spec: ["err-billing-deactivate"] },
	play: async () => {
		await expect(
			screen.getByText("Failed to deactivate account: the card provider did not answer"),
		).toBeVisible();
	},
};
