// Generated from packages/api-client/src/errors.ts: node stories/errors/generate.ts
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorEntry } from "./entry.tsx";
import { isRead } from "./is-read.ts";

const meta = {
	title: "Errors/Pricing",
	component: ErrorEntry,
	// One at a time: on a docs page their dialogs would lie over one another.
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen" },
	play: isRead,
} satisfies Meta<typeof ErrorEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ErrPricingTypes: Story = {
	name: "err-pricing-types",
	args: { id: "err-pricing-types" },
	parameters: { spec: ["err-pricing-types"] },
};

export const ErrPricingStorage: Story = {
	name: "err-pricing-storage",
	args: { id: "err-pricing-storage" },
	parameters: { spec: ["err-pricing-storage"] },
};
