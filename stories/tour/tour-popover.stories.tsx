import { tourSteps, tourTargets } from "@roost/ui/lib/tour-steps";
import { TourPopover, type TourPopoverProps } from "@roost/ui/modules/tour/tour-popover";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

const steps = tourSteps(true);

type StageProps = Omit<TourPopoverProps, "target" | "step" | "count"> & { onDashboard: boolean };

/** Something to point at: each target of the tour, roughly where the product has it. */
function Stage({ onDashboard, ...rest }: StageProps) {
	const [root, setRoot] = useState<HTMLElement | null>(null);
	const all = tourSteps(onDashboard);
	const step = all[rest.index];
	const target =
		step && root?.querySelector<HTMLElement>(step.targets.map((name) => `[data-tour="${name}"]`).join());
	const box = "rounded-control border border-control-border bg-paper px-3 py-1.5";
	return (
		<div ref={setRoot} className="min-h-[600px] space-y-8">
			<div className="flex flex-wrap items-center gap-3">
				{tourTargets.slice(0, 7).map((name) => (
					<span key={name} data-tour={name} className={box}>
						{name}
					</span>
				))}
				<span data-tour="add-vm" className={box}>
					add-vm
				</span>
			</div>
			<div data-tour="vm-table" className={`${box} h-40`}>
				vm-table
				<span data-tour="metrics" className={`${box} ml-8 inline-block`}>
					metrics
				</span>
			</div>
			{step && target ? <TourPopover {...rest} step={step} count={all.length} target={target} /> : null}
		</div>
	);
}

const meta = {
	title: "Tour/Step",
	component: Stage,
	args: {
		onDashboard: true,
		index: 0,
		onPrevious: fn(),
		onNext: fn(),
		onSkip: fn(),
		onFinish: fn(),
	},
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title, the progress, and that the popup stands 15 px from its target and is at most 300 wide. */
function pointsAt(index: number, title: string, says: RegExp): Story["play"] {
	return async ({ canvasElement }) => {
		const popup = await screen.findByRole("dialog", { name: title });
		await expect(popup).toHaveTextContent(`${index + 1} of 9`);
		await expect(popup).toHaveTextContent(says);
		const target = canvasElement.querySelector(`[data-tour="${steps[index]?.targets[0]}"]`);
		await waitFor(() => {
			const from = target?.getBoundingClientRect() ?? new DOMRect();
			const to = popup.getBoundingClientRect();
			const gap = Math.max(to.top - from.bottom, from.top - to.bottom);
			expect(Math.round(gap)).toBe(15);
			expect(to.width).toBeLessThanOrEqual(300);
		});
	};
}

export const Welcome: Story = {
	args: { index: 0 },
	parameters: {
		spec: [
			"tour-step-welcome",
			"const-tour-popup-offset-15",
			"const-tour-popup-width-300",
			"tour-shows-progress",
		],
	},
	play: pointsAt(0, "Welcome", /machines of your own/),
};
export const ApplicationGallery: Story = {
	args: { index: 1 },
	parameters: { spec: ["tour-step-gallery"] },
	play: pointsAt(1, "Application Gallery", /ready to deploy/),
};
export const AddNewProject: Story = {
	args: { index: 2 },
	parameters: { spec: ["tour-step-add-project"] },
	play: pointsAt(2, "Add New Project", /Pull code from a repository, or start a new project/),
};
export const CloudDashboard: Story = {
	args: { index: 3 },
	parameters: { spec: ["tour-step-dashboard"] },
	play: pointsAt(3, "Cloud Dashboard", /Create and manage your VMs, .* metrics/),
};
export const AccountSettingsAndHelp: Story = {
	args: { index: 4 },
	parameters: { spec: ["tour-step-account-help"] },
	play: pointsAt(4, "Account Settings and Help", /Help/),
};
export const GetStartedFree: Story = {
	args: { index: 5 },
	parameters: { spec: ["tour-step-get-started-free"] },
	play: pointsAt(5, "Get Started Free", /Welcome credits .* Set up billing/),
};
export const VmManagement: Story = {
	args: { index: 6 },
	parameters: { spec: ["tour-step-vm-management"] },
	play: pointsAt(6, "VM Management", /Every machine/),
};
export const AddNewVm: Story = {
	args: { index: 7 },
	parameters: { spec: ["tour-step-add-vm"] },
	play: pointsAt(7, "Add New VM", /Add a payment method first, in Account Settings/),
};
export const PerformanceMetrics: Story = {
	args: { index: 8 },
	parameters: { spec: ["tour-step-metrics"] },
	play: pointsAt(8, "Performance Metrics", /CPU, memory and network/),
};

export const Buttons: Story = {
	args: { index: 3 },
	parameters: {
		spec: ["tour-label-previous", "tour-label-next", "tour-skip-button", "tour-no-close-button"],
	},
	play: async ({ userEvent, args }) => {
		await screen.findByRole("dialog");
		const names = screen.getAllByRole("button").map((button) => button.textContent);
		await expect(names).toEqual(["Skip Tour", "Previous", "Next"]);
		await expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
		for (const name of ["Previous", "Next", "Skip Tour"])
			await userEvent.click(screen.getByRole("button", { name }));
		await expect(args.onPrevious).toHaveBeenCalledOnce();
		await expect(args.onNext).toHaveBeenCalledOnce();
		await expect(args.onSkip).toHaveBeenCalledOnce();
	},
};

export const LastStep: Story = {
	args: { index: 8 },
	parameters: { spec: ["tour-label-finish"] },
	play: async ({ userEvent, args }) => {
		await userEvent.click(await screen.findByRole("button", { name: "Finish Tour" }));
		await expect(args.onFinish).toHaveBeenCalledOnce();
		await expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
	},
};

/** Away from the dashboard there are six; the sixth is the last. */
export const SixthOfSix: Story = {
	args: { index: 5, onDashboard: false },
	play: async () => {
		await expect(await screen.findByRole("dialog")).toHaveTextContent("6 of 6");
		await expect(screen.getByRole("button", { name: "Finish Tour" })).toBeVisible();
	},
};

export const OnAPhone: Story = {
	args: { index: 1 },
	globals: { viewport: { value: "phone", isRotated: false } },
};
