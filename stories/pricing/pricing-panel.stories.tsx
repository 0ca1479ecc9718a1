import { gpuType, smallType, vmTypes } from "@roost/api-client/fixtures/vms";
import { PricingPanel } from "@roost/ui/modules/pricing/pricing-panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";

const meta = {
	title: "Account/Pricing",
	component: PricingPanel,
	args: {
		types: { state: "ready", value: vmTypes },
		storagePrice: { state: "ready", value: 0.1 },
		onRetryTypes: fn(),
		onRetryStorage: fn(),
	},
} satisfies Meta<typeof PricingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Types: Story = {
	parameters: {
		spec: [
			"pricing-card-category",
			"pricing-card-platform",
			"pricing-card-cpu-ram",
			"pricing-card-gpu",
			"pricing-card-no-gpu",
			"pricing-card-hourly",
			"pricing-card-monthly",
			"pricing-storage-price",
			"const-hibernated-cost-20-percent",
		],
	},
	play: async ({ canvas }) => {
		const gpu = within(canvas.getByRole("region", { name: gpuType.typeName }));
		await expect(gpu.getByText("Accelerated")).toBeVisible();
		await expect(gpu.getByText("Local")).toBeVisible();
		await expect(gpu.getByText("8 vCPU · 32 GiB")).toBeVisible();
		await expect(gpu.getByText("1 x L4 24 GiB")).toBeVisible();
		await expect(gpu.getByText("$0.710")).toBeVisible();
		await expect(gpu.getByText("about $518.30")).toBeVisible();
		const small = within(canvas.getByRole("region", { name: smallType.typeName }));
		await expect(small.getByText("$0.012")).toBeVisible();
		await expect(small.getByText("Per month, running 24/7")).toBeVisible();
		await expect(small.queryByText("GPU")).toBeNull();
		await expect(canvas.getByText("$0.100")).toBeVisible();
		await expect(canvas.getByText("per GB per month")).toBeVisible();
		await expect(canvas.getByText(/costs 20% of its hourly rate, plus its storage/)).toBeVisible();
	},
};

export const Empty: Story = {
	args: { types: { state: "ready", value: [] } },
	parameters: { spec: ["pricing-empty"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("No VM types available at the moment.")).toBeVisible();
	},
};

export const Loading: Story = {
	args: { types: { state: "loading" }, storagePrice: { state: "loading" } },
};

export const TypesFailed: Story = {
	args: { types: { state: "failed" } },
	parameters: { spec: ["err-pricing-types"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load VM pricing information");
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetryTypes).toHaveBeenCalledOnce();
	},
};

export const StorageFailed: Story = {
	args: { storagePrice: { state: "failed" } },
	parameters: { spec: ["err-pricing-storage"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load storage pricing information");
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(args.onRetryStorage).toHaveBeenCalledOnce();
	},
};
