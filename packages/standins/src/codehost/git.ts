import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execFileAsync = promisify(execFile);

const settings: [string, string][] = [
	["http.receivepack", "true"],
	// Only the smart protocol: no loose file of a repository is ever served.
	["http.getanyfile", "false"],
	["uploadpack.allowAnySHA1InWant", "true"],
	["uploadpack.allowFilter", "true"],
	// The repositories may belong to another user than the one who runs this, in containers above all.
	["safe.directory", "*"],
];

/** An environment in which git reads no configuration of the person who runs Roost. */
export const gitEnvironment: Record<string, string> = {
	PATH: process.env.PATH ?? "/usr/local/bin:/usr/bin:/bin",
	HOME: "/nonexistent",
	LC_ALL: "C",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_CONFIG_COUNT: String(settings.length),
	...Object.fromEntries(
		settings.flatMap(([key, value], index) => [
			[`GIT_CONFIG_KEY_${index}`, key],
			[`GIT_CONFIG_VALUE_${index}`, value],
		]),
	),
};

/**
 * Runs git and gives its output without the final newline.
 * @throws when git exits other than 0, with what it printed.
 */
export async function git(args: string[], env: Record<string, string> = {}): Promise<string> {
	const { stdout } = await execFileAsync("git", args, { env: { ...gitEnvironment, ...env } });
	return stdout.trimEnd();
}
