import { expect, it } from "vitest";
import { assistants, startCommands, WORKFLOW_STEPS } from "./workflow.ts";

const [claude, codex] = assistants;
const commands = (skip: boolean, assistant: (typeof assistants)[number] = claude) =>
	startCommands(assistant, skip).map((entry) => entry.command);

it("[tips-step1-skip-flag] Claude alone runs with the flag, and only when it is asked for", () => {
	expect(commands(false)).toEqual(["claude", "claude --continue"]);
	expect(commands(true)).toEqual([
		"claude --dangerously-skip-permissions",
		"claude --continue --dangerously-skip-permissions",
	]);
	expect(commands(true, codex)).toEqual(["codex", "codex resume --last"]);
});

it("[const-tips-workflow-5-steps] [tips-step1-assistants] has five steps and several assistants", () => {
	expect(WORKFLOW_STEPS).toBe(5);
	expect(assistants.length).toBeGreaterThan(1);
});
