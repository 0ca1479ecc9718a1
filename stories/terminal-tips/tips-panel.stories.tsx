import { terminalConnections } from "@roost/api-client/contract/terminal";
import { workflowPrompts } from "@roost/ui/lib/workflow";
import { TipsPanel } from "@roost/ui/modules/tips/tips-panel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";

const meta = {
	title: "Terminal/Tips",
	component: TipsPanel,
	parameters: { layout: "fullscreen" },
	args: { connection: "connected", onRun: fn(), onSend: fn(), onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof TipsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (name: string) => within(screen.getByRole("region", { name }));

export const GettingStarted: Story = {
	parameters: {
		spec: [
			"tips-category-tabs",
			"tips-workflow-header",
			"tips-card-content",
			"tips-step3-buttons",
			"tips-step4-buttons",
			"tips-step5-text",
			"const-tips-width-500",
		],
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
			"Getting started",
			"Git",
			"Debugging",
		]);
		await expect(canvasElement.querySelector("[data-slot=tips-panel]")?.getBoundingClientRect().width).toBe(
			500,
		);
		for (const step of [1, 2, 3, 4, 5])
			await expect(canvas.getByText(`WORKFLOW STEP ${step}/5`)).toBeVisible();
		for (const name of ["Make it deployable", "Check and save it"]) {
			await expect(card(name).getByRole("button", { name: "Edit Prompt" })).toBeVisible();
			await expect(card(name).getByRole("button", { name: /^Run/ })).toBeVisible();
			await expect(screen.getByRole("region", { name }).querySelector("h3 svg")).toBeVisible();
		}
		await expect(
			card("See it run").getByText(
				"Go to App Gallery and press Run Now. Then return to Step 2 and ask the AI coder for edits.",
			),
		).toBeVisible();
	},
};

export const OneCommand: Story = {
	parameters: { spec: ["tips-card-command", "tips-run-enabled"] },
	play: async ({ userEvent, args }) => {
		const step = card("Install an AI assistant");
		await expect(step.getByText("npm i -g @anthropic-ai/claude-code")).toBeVisible();
		await userEvent.click(step.getByRole("button", { name: /^Run/ }));
		await expect(args.onRun).toHaveBeenCalledWith("npm i -g @anthropic-ai/claude-code");
	},
};

export const NamedCommands: Story = {
	parameters: { spec: ["tips-card-command-list"] },
	play: async ({ userEvent, args }) => {
		const step = card("Ask for a change");
		await expect(step.getByText("New conversation", { selector: "p" })).toBeVisible();
		await userEvent.click(step.getByRole("button", { name: "Run Go on with the last one" }));
		await expect(args.onRun).toHaveBeenCalledWith("claude --continue");
	},
};

export const AnotherAssistant: Story = {
	parameters: { spec: ["tips-step1-assistants"] },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getAllByRole("radio").map((choice) => choice.textContent)).toEqual([
			"Claude Code",
			"Codex",
			"Gemini",
			"OpenCode",
		]);
		await userEvent.click(canvas.getByRole("radio", { name: "Codex" }));
		await userEvent.click(canvas.getByRole("button", { name: "Run Install Codex" }));
		await expect(args.onRun).toHaveBeenCalledWith("npm i -g @openai/codex");
	},
};

export const SkipPermissions: Story = {
	parameters: { spec: ["tips-step1-checkbox", "tips-step1-skip-flag"] },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Run New conversation" }));
		await expect(args.onRun).toHaveBeenLastCalledWith("claude");
		await userEvent.click(canvas.getByRole("checkbox", { name: "Skip permissions check for Claude" }));
		await userEvent.click(canvas.getByRole("button", { name: "Run New conversation" }));
		await expect(args.onRun).toHaveBeenLastCalledWith("claude --dangerously-skip-permissions");
	},
};

/** Every state but connected: once the person wants to run, the buttons say why they cannot. */
export const NotConnected: Story = {
	args: { connection: "disconnected" },
	render: (args) => (
		<div>
			{terminalConnections
				.filter((connection) => connection !== "connected")
				.map((connection) => (
					<TipsPanel key={connection} {...args} connection={connection} />
				))}
		</div>
	),
	parameters: {
		spec: ["tips-run-disabled"],
		a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
	},
	play: async ({ canvas, userEvent, args }) => {
		const switches = canvas.getAllByRole("switch", { name: "Copy instead of run" });
		await expect(switches).toHaveLength(3);
		for (const copyInstead of switches) await userEvent.click(copyInstead);
		const runs = canvas.getAllByRole("button", { name: /^Not connected/ });
		await expect(runs).toHaveLength(3 * 5);
		for (const run of runs) {
			await expect(run).toHaveAttribute("aria-disabled", "true");
			await userEvent.click(run);
		}
		await expect(args.onRun).not.toHaveBeenCalled();
		await expect(args.onSend).not.toHaveBeenCalled();
		await expect(canvas.queryByRole("button", { name: /^Run/ })).toBeNull();
	},
};

export const CopyMode: Story = {
	args: { connection: "connecting" },
	parameters: { spec: ["tips-copy-mode"] },
	play: async ({ canvas, userEvent, args }) => {
		const write = fn(async (_text: string) => {});
		Object.defineProperty(navigator, "clipboard", { value: { writeText: write }, configurable: true });
		await expect(canvas.getByRole("switch", { name: "Copy instead of run" })).toBeChecked();
		const copy = canvas.getByRole("button", { name: "Copy Install Claude Code" });
		await expect(copy).toHaveTextContent(/^Copy/);
		await userEvent.click(copy);
		await expect(write).toHaveBeenCalledWith("npm i -g @anthropic-ai/claude-code");
		await expect(args.onCopied).toHaveBeenCalledOnce();
		await expect(args.onRun).not.toHaveBeenCalled();
	},
};

export const CopyModeWhileConnected: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("switch", { name: "Copy instead of run" }));
		await expect(canvas.queryByRole("button", { name: /^Run/ })).toBeNull();
	},
};

export const Git: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole("tab", { name: "Git" }));
		await userEvent.click(canvas.getByRole("button", { name: "Run Push" }));
		await expect(args.onRun).toHaveBeenCalledWith("git push");
	},
};
export const Debugging: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("tab", { name: "Debugging" }));
		await expect(canvas.getByText("ss -tlnp")).toBeVisible();
	},
};

const openPrompt = async (userEvent: { click: (element: Element) => Promise<void> }) => {
	await userEvent.click(card("Make it deployable").getByRole("button", { name: "Edit Prompt" }));
	return screen.findByRole("textbox", { name: "Prompt" });
};

export const EditPrompt: Story = {
	parameters: { spec: ["tips-edit-prompt-dialog", "tips-edit-prompt-cancel"] },
	play: async ({ userEvent, args }) => {
		await openPrompt(userEvent);
		await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
		await expect(screen.queryByRole("dialog")).toBeNull();
		await expect(args.onSend).not.toHaveBeenCalled();
		await expect(await openPrompt(userEvent)).toHaveValue(workflowPrompts.deployable);
	},
};

export const PromptSent: Story = {
	parameters: { spec: ["tips-edit-prompt-send"] },
	play: async ({ userEvent, args }) => {
		const prompt = await openPrompt(userEvent);
		await userEvent.clear(prompt);
		await userEvent.type(prompt, "  Use port 3000  ");
		await userEvent.click(screen.getByRole("button", { name: "Send to AI" }));
		await expect(args.onSend).toHaveBeenCalledWith("Use port 3000");
		await expect(screen.queryByRole("dialog")).toBeNull();
		const opener = screen.getAllByRole("button", { name: "Edit Prompt" })[0];
		await waitFor(() => expect(opener).toHaveFocus());
	},
};

export const PromptEmpty: Story = {
	parameters: { spec: ["valid-send-to-ai-non-empty"] },
	play: async ({ userEvent, args }) => {
		const prompt = await openPrompt(userEvent);
		await userEvent.clear(prompt);
		await userEvent.type(prompt, "   ");
		const send = screen.getByRole("button", { name: "Send to AI" });
		await expect(send).toHaveAttribute("aria-disabled", "true");
		await userEvent.click(send);
		await expect(args.onSend).not.toHaveBeenCalled();
	},
};
