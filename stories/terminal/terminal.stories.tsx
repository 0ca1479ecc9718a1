import { terminalConnections } from "@roost/api-client/contract/terminal";
import { TerminalCloseDialog } from "@roost/ui/modules/terminal/terminal-close-dialog";
import { TerminalFrame } from "@roost/ui/modules/terminal/terminal-frame";
import { TerminalHeader } from "@roost/ui/modules/terminal/terminal-header";
import { TerminalRefusal } from "@roost/ui/modules/terminal/terminal-refusal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";

const meta = {
	title: "Terminal/Window",
	component: TerminalHeader,
	parameters: { layout: "fullscreen" },
	args: {
		title: "Sales explorer",
		host: "build-box",
		publicPort: "8501",
		connection: "connected",
		onReconnect: fn(),
		onClose: fn(),
	},
	render: (args) => (
		<TerminalFrame header={<TerminalHeader {...args} />}>
			<p className="font-mono text-sm">ubuntu@build-box:~/apps/streamlit-sales$</p>
		</TerminalFrame>
	),
} satisfies Meta<typeof TerminalHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
	parameters: {
		spec: [
			"terminal-header-app-name",
			"terminal-header-host",
			"terminal-header-port",
			"terminal-header-connected",
			"terminal-button-close",
		],
	},
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("SSH Terminal - Sales explorer");
		await expect(canvas.getByText("build-box · public port 8501")).toBeVisible();
		await expect(canvas.getByText("connected", { exact: true })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "Reconnect" })).toBeNull();
		await userEvent.click(canvas.getByRole("button", { name: "Close" }));
		await expect(args.onClose).toHaveBeenCalledOnce();
	},
};

export const Connecting: Story = {
	args: { connection: "connecting", publicPort: undefined },
	parameters: { spec: ["terminal-header-connecting"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("connecting", { exact: true })).toBeVisible();
		await expect(canvas.getByText("build-box", { exact: true })).toBeVisible();
	},
};

const tone = (canvasElement: HTMLElement) =>
	canvasElement.querySelector('header [data-slot="status"]')?.getAttribute("data-tone");

const down = (connection: "disconnected" | "error"): Story => ({
	args: { connection },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		await expect(terminalConnections).toEqual(["connecting", "connected", "disconnected", "error"]);
		await expect(canvas.getByText(connection, { exact: true })).toBeVisible();
		await expect(["green", "blue"]).not.toContain(tone(canvasElement));
		await userEvent.click(canvas.getByRole("button", { name: "Reconnect" }));
		await expect(args.onReconnect).toHaveBeenCalledOnce();
	},
});
export const Disconnected: Story = {
	...down("disconnected"),
	parameters: { spec: ["terminal-header-other", "terminal-connection-states"] },
};
export const Broken: Story = {
	...down("error"),
	parameters: { spec: ["terminal-header-other", "terminal-connection-states"] },
};

const onOpenChange = fn();
const onClose = fn();
export const CloseDialog: Story = {
	parameters: {
		spec: [
			"terminal-close-dialog",
			"terminal-close-warning",
			"terminal-close-git-steps",
			"terminal-close-go-back",
			"terminal-close-anyway",
		],
	},
	render: () => <TerminalCloseDialog open onOpenChange={onOpenChange} onClose={onClose} />,
	play: async ({ userEvent }) => {
		const dialog = screen.getByRole("alertdialog", { name: "Don't Forget to Backup Your Code!" });
		await expect(dialog).toHaveTextContent(/If the machine is terminated .* the changes are lost/);
		for (const step of ["git add", "git commit", "git push"]) await expect(dialog).toHaveTextContent(step);
		await userEvent.click(within(dialog).getByRole("button", { name: "Go Back & Backup" }));
		await expect(onOpenChange).toHaveBeenLastCalledWith(false);
		await expect(onClose).not.toHaveBeenCalled();
		await userEvent.click(within(dialog).getByRole("button", { name: "Close Anyway" }));
		await expect(onClose).toHaveBeenCalledOnce();
	},
};

export const MissingParameters: Story = {
	render: () => <TerminalRefusal why="missing-parameters" />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("Missing required parameters");
	},
};

export const AccessDenied: Story = {
	render: () => <TerminalRefusal why="access-denied" />,
	parameters: { spec: ["terminal-access-denied"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("heading")).toHaveTextContent("Access Denied");
	},
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
