import { PanelButtons, type PanelButtonsProps } from "@roost/ui/modules/preview/panel-buttons";
import { TerminalHeader } from "@roost/ui/modules/terminal/terminal-header";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const app = { id: "app-1", running: true, previewUrl: "http://streamlit-sales.localhost:4000/" };

const meta = {
	title: "Terminal/Panel buttons",
	component: PanelButtons,
	parameters: { layout: "fullscreen" },
	render: (args) => (
		<TerminalHeader
			title="Sales explorer"
			host="build-box"
			publicPort="8501"
			connection="connected"
			onReconnect={args.onOpenEditor}
			onClose={args.onOpenEditor}
			panels={<PanelButtons {...args} />}
		/>
	),
	args: {
		tipsShown: true,
		onTipsShownChange: fn(),
		app,
		previewShown: true,
		onPreviewShownChange: fn(),
		projectPath: "/home/ubuntu/apps/streamlit-sales",
		onOpenEditor: fn(),
	},
} satisfies Meta<typeof PanelButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllShown: Story = {
	parameters: { spec: ["terminal-button-hide-tips", "terminal-button-hide-preview"] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Hide Tips" }));
		await expect(args.onTipsShownChange).toHaveBeenCalledWith(false);
		await userEvent.click(canvas.getByRole("button", { name: "Hide Preview" }));
		await expect(args.onPreviewShownChange).toHaveBeenCalledWith(false);
		await userEvent.click(canvas.getByRole("button", { name: "Code Editor (BETA)" }));
		await expect(args.onOpenEditor).toHaveBeenCalledOnce();
	},
};

export const AllHidden: Story = {
	args: { tipsShown: false, previewShown: false },
	parameters: { spec: ["terminal-button-show-tips", "terminal-button-show-preview"] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Show Tips" }));
		await expect(args.onTipsShownChange).toHaveBeenCalledWith(true);
		await userEvent.click(canvas.getByRole("button", { name: "Show Preview" }));
		await expect(args.onPreviewShownChange).toHaveBeenCalledWith(true);
	},
};

const without: Record<string, PanelButtonsProps["app"]> = {
	"no app": { ...app, id: undefined },
	"not running": { ...app, running: false },
	"no address": { id: app.id, running: true },
};

/** Without an app, without its running, without its address: no preview to show. */
export const NoPreview: Story = {
	render: (args) => (
		<div>
			{Object.entries(without).map(([why, missing]) => (
				<div key={why} className="flex gap-1 p-2">
					<PanelButtons {...args} app={missing} />
				</div>
			))}
		</div>
	),
	parameters: { spec: ["terminal-button-preview-absent"] },
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole("button", { name: "Hide Tips" })).toHaveLength(3);
		await expect(canvas.queryByRole("button", { name: /Preview/ })).toBeNull();
	},
};

export const NoProject: Story = {
	args: { projectPath: undefined },
	parameters: { spec: ["terminal-button-editor-absent"] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("button", { name: "Hide Preview" })).toBeVisible();
		await expect(canvas.queryByRole("button", { name: /Code Editor/ })).toBeNull();
	},
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
