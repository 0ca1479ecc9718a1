/** The AI assistants of step 1 [tips-step1-assistants]. */
export const assistants = [
	{
		id: "claude",
		name: "Claude Code",
		install: "npm i -g @anthropic-ai/claude-code",
		start: "claude",
		resume: "claude --continue",
	},
	{
		id: "codex",
		name: "Codex",
		install: "npm i -g @openai/codex",
		start: "codex",
		resume: "codex resume --last",
	},
	{
		id: "gemini",
		name: "Gemini",
		install: "npm i -g @google/gemini-cli",
		start: "gemini",
		resume: "gemini --resume latest",
	},
	{
		id: "opencode",
		name: "OpenCode",
		install: "npm i -g opencode-ai",
		start: "opencode",
		resume: "opencode --continue",
	},
] as const;
export type Assistant = (typeof assistants)[number];
export type AssistantId = Assistant["id"];

/** What Claude takes to ask for no permissions. */
export const SKIP_PERMISSIONS_FLAG = "--dangerously-skip-permissions";

/** [const-tips-workflow-5-steps] */
export const WORKFLOW_STEPS = 5;

/** A command of a card; a name where there are several. */
export interface TipCommand {
	name?: string;
	command: string;
}

/** [tips-step1-skip-flag] The commands that start an assistant; the flag is Claude's alone. */
export function startCommands({ id, start, resume }: Assistant, skipPermissions: boolean): TipCommand[] {
	const flagged = (command: string) =>
		id === "claude" && skipPermissions ? `${command} ${SKIP_PERMISSIONS_FLAG}` : command;
	return [
		{ name: "New conversation", command: flagged(start) },
		{ name: "Go on with the last one", command: flagged(resume) },
	];
}

/** What steps 3 and 4 ask of the AI, until the person edits it. */
export const workflowPrompts = {
	deployable:
		"Make this project deployable on Roost. It must install from a lock file or a requirements file, start with one command, listen on 0.0.0.0 at the port in the PORT environment variable (8501 where it is not set), and answer on / within 60 seconds. Check each of these, and fix what is missing.",
	check:
		"Run this project's checks and tests, and fix what fails. Then commit what you changed with a message that says why, and push it.",
} as const;
export type WorkflowPrompt = keyof typeof workflowPrompts;

/** The other tabs of the tips: a card each, with named commands. */
export interface Tip {
	title: string;
	description: string;
	commands: readonly TipCommand[];
}

export const gitTips: readonly Tip[] = [
	{
		title: "Save your work",
		description: "What is only on the machine is lost with the machine.",
		commands: [
			{ name: "Take in every change", command: "git add -A" },
			{ name: "Commit", command: 'git commit -m "Describe the change"' },
			{ name: "Push", command: "git push" },
		],
	},
	{
		title: "See what changed",
		description: "Before you commit, or when the AI was busy.",
		commands: [
			{ name: "Which files", command: "git status --short" },
			{ name: "Which lines", command: "git diff" },
		],
	},
];

export const debuggingTips: readonly Tip[] = [
	{
		title: "What is listening",
		description: "The app must answer on its port, on every address.",
		commands: [{ command: "ss -tlnp" }],
	},
	{
		title: "What the machine is busy with",
		description: "Memory first: an app that is killed without a word ran out of it.",
		commands: [
			{ name: "Memory", command: "free -h" },
			{ name: "Disk", command: "df -h ~" },
			{ name: "Processes", command: "ps aux --sort=-%mem | head" },
		],
	},
];
