import { can } from "@roost/api-client/capabilities";
import type { Vm } from "@roost/api-client/contract/vms";
import { errorText } from "@roost/api-client/errors";
import { enterpriseUser, freeUser, proUser } from "@roost/api-client/fixtures/users";
import {
	runningVm,
	secondVm,
	textSpecsVm,
	unknownStatusVm,
	vmByStatus,
} from "@roost/api-client/fixtures/vms";
import { VmRow, type VmRowProps } from "@roost/ui/modules/vms/vm-row";
import { VmTable } from "@roost/ui/modules/vms/vm-table";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";

const now = new Date("2026-11-21T09:00:00Z");
const onAction = fn();
const onTerminal = fn();
const wave = (base: number, swing: number) =>
	Array.from({ length: 24 }, (_, index) => ({
		cpu: base + swing * Math.sin(index / 2.2) * Math.cos(index / 5),
		networkIn: 1000 * (base + swing * Math.cos(index / 3)),
		networkOut: 400 * base,
	}));

const row = (vm: Vm, given: Partial<VmRowProps> = {}) => (
	<VmRow
		key={vm.id}
		vm={vm}
		appCount={0}
		costThisMonth={0.91}
		samples={vm.status === "running" ? wave(30, 12) : []}
		now={now}
		mayManage
		terminal="open"
		onAction={onAction}
		onTerminal={onTerminal}
		{...given}
	/>
);

const meta = { title: "VMs/VM table", component: VmTable } satisfies Meta<typeof VmTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The status actions that a row offers: the buttons', and the menu's once it is opened. */
async function offered(canvasElement: HTMLElement, click: (element: Element) => Promise<void>) {
	const cell = canvasElement.querySelector("[data-vm]") as HTMLElement;
	const buttons = within(cell)
		.queryAllByRole("button")
		.map((button) => button.textContent)
		.filter((text) => text !== "" && text !== "Terminal");
	const more = within(cell).queryByRole("button", { name: /^More for/ });
	if (!more) return buttons;
	// The placeholder gives way to the menu once that has loaded.
	const trigger = await within(cell).findByRole("button", { name: /^More for/, expanded: false });
	await click(trigger);
	const items = (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
	return [...buttons, ...items];
}

const status = (vm: Vm, actions: string[]): Story => ({
	args: { state: "listed", rows: row(vm) },
	play: async ({ canvasElement, userEvent }) => {
		await expect(await offered(canvasElement, (element) => userEvent.click(element))).toEqual(actions);
	},
});

export const Dashboard: Story = {
	args: {
		state: "listed",
		rows: [
			row(runningVm, { appCount: 2, costThisMonth: 11.9 }),
			row(secondVm, { appCount: 1, costThisMonth: 5.61, samples: wave(4, 3) }),
			row(vmByStatus.hibernated, { appCount: 1 }),
			row(vmByStatus.creating, { costThisMonth: 0 }),
		],
	},
	parameters: {
		spec: [
			"vm-row-name",
			"vm-row-status",
			"vm-row-specs",
			"vm-row-provider",
			"vm-row-metric-cpu",
			"vm-row-metric-network-in",
			"vm-row-metric-network-out",
		],
	},
	play: async ({ canvas, userEvent }) => {
		const first = canvas.getAllByRole("row")[1] as HTMLElement;
		for (const text of [
			"build-box",
			"Running",
			"4 vCPU · 16 GiB",
			"Local · 120 GB",
			"38%",
			"1.2 / 0.3 MB/s",
		]) {
			await expect(first).toHaveTextContent(text);
		}
		await userEvent.click(within(first).getByRole("button", { name: "Terminal on build-box" }));
		await expect(onTerminal).toHaveBeenCalledOnce();
	},
};

export const DashboardOnAPhone: Story = {
	...Dashboard,
	play: async () => {},
	globals: { viewport: { value: "phone" } },
};

export const Running: Story = {
	...status(runningVm, ["Hibernate", "Terminate"]),
	parameters: { spec: ["vm-row-running", "vm-action-hibernate-label", "vm-action-terminate-label"] },
};
export const Hibernated: Story = {
	...status(vmByStatus.hibernated, ["Wake Up", "Terminate"]),
	parameters: { spec: ["vm-row-hibernated", "vm-action-wake-label"] },
};
export const Stopped: Story = {
	...status(vmByStatus.stopped, ["Wake Up", "Terminate"]),
	parameters: { spec: ["vm-row-stopped", "vm-row-stopped-label"] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.getByText("Hibernated")).toBeVisible();
		await expect(await offered(canvasElement, (element) => userEvent.click(element))).toEqual([
			"Wake Up",
			"Terminate",
		]);
	},
};
export const Hibernating: Story = {
	...status(vmByStatus.hibernating, ["Terminate"]),
	parameters: { spec: ["vm-row-hibernating"] },
};
export const WakingUp: Story = {
	...status(vmByStatus.starting, ["Terminate"]),
	parameters: { spec: ["vm-row-starting"] },
};
export const Terminating: Story = {
	...status(vmByStatus.terminating, []),
	parameters: { spec: ["vm-row-terminating"] },
};
export const Creating: Story = {
	...status(vmByStatus.creating, []),
	parameters: { spec: ["vm-row-creating"] },
};
export const Pending: Story = {
	...status(vmByStatus.pending, ["Terminate"]),
	parameters: { spec: ["vm-row-pending"] },
};
export const Broken = status(vmByStatus.failed, ["Terminate"]);
export const UnknownStatus: Story = {
	...status(unknownStatusVm, ["Terminate"]),
	parameters: { spec: ["vm-row-other-status"] },
};
export const TextSpecs = status(textSpecsVm, ["Hibernate", "Terminate"]);

export const TerminationUnderWay: Story = {
	args: { state: "listed", rows: row(runningVm, { busy: "terminate" }) },
	parameters: { spec: ["vm-row-terminate-in-progress"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Terminating...")).toBeVisible();
		await expect(canvas.queryByRole("button", { name: /^More for/ })).toBeNull();
	},
};

/** A free account sees its machine, may not manage it, and is told why there is no terminal (decision 14). */
export const FreeAccount: Story = {
	args: {
		state: "listed",
		rows: row(runningVm, { mayManage: false, terminal: { refused: errorText("err-vm-ssh-free") } }),
	},
	parameters: { spec: ["vm-actions-need-permission", "err-vm-ssh-free", "role-free-no-ssh"] },
	play: async ({ canvas, userEvent }) => {
		await expect(can(freeUser, "ssh")).toBe(false);
		await expect(canvas.queryByRole("button", { name: "Hibernate" })).toBeNull();
		await expect(canvas.queryByRole("button", { name: /^More for/ })).toBeNull();
		const terminal = canvas.getByRole("button", { name: /^Terminal on/ });
		await expect(terminal).toHaveAttribute("aria-disabled", "true");
		await userEvent.hover(terminal);
		const [tooltip] = await screen.findAllByRole("tooltip");
		await expect(tooltip).toHaveTextContent(
			/^SSH feature is only available for Pro and Enterprise account holders/,
		);
	},
};

export const PaidAccount: Story = {
	args: { state: "listed", rows: row(runningVm) },
	parameters: { spec: ["role-pro-ssh", "role-enterprise-ssh", "role-admin-ssh"] },
	play: async ({ canvas }) => {
		await expect(can(proUser, "ssh") && can(enterpriseUser, "ssh")).toBe(true);
		await expect(can({ accountType: "free", isPrivileged: true }, "ssh")).toBe(true);
		await expect(canvas.getByRole("button", { name: /^Terminal on/ })).not.toHaveAttribute("aria-disabled");
	},
};

export const Loading: Story = {
	args: { state: "loading" },
	parameters: { spec: ["vm-table-loading"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("status")).toHaveTextContent("Loading your machines");
	},
};

const onRetry = fn();
export const Failed: Story = {
	args: { state: "error", text: errorText("err-vm-list"), onRetry },
	parameters: { spec: ["vm-table-error", "err-vm-list"] },
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch deployed VMs");
		await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
		await expect(onRetry).toHaveBeenCalledOnce();
	},
};

export const Empty: Story = {
	args: { state: "empty" },
	parameters: { spec: ["vm-table-empty"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("No Active Virtual Machines")).toBeVisible();
	},
};
