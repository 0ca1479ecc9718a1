import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { HOST_PATH } from "./host.ts";
import { isAlive, type ProcessRef, processTree } from "./processes.ts";
import type { MachineDirectory } from "./state.ts";

/** How long programs may take to save their work once they were asked to end. */
const GRACE_MS = 2_000;

/**
 * Runs a program of the host with the machine's own rights, not the server's: whatever a machine left in
 * its files or made of its pids, no more than the machine itself is within reach.
 */
function runAs(uid: number | undefined, cwd: string, argv: readonly [string, ...string[]]): Promise<boolean> {
	const [program, ...args] = argv;
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd,
			env: { PATH: HOST_PATH },
			stdio: "ignore",
			...(uid === undefined ? {} : { uid, gid: uid }),
		});
		child.once("error", reject);
		child.once("exit", (code) => resolve(code === 0));
	});
}

/** Asks every program of the machine to end, and waits a little for those that do. */
export async function stopGuestProcesses(init: ProcessRef, uid: number | undefined): Promise<void> {
	const asked = (await processTree(init.pid)).filter((pid) => pid !== init.pid);
	// Terminals hang up by themselves, when their SSH session ends. The shell's own kill, because procps may be missing.
	await runAs(uid, "/", ["sh", "-c", 'kill -s TERM "$@"', "sh", ...asked.map(String)]);
	const deadline = Date.now() + GRACE_MS;
	while (Date.now() < deadline && isAlive(init)) {
		// The boot script and the SSH server's listener are all that stays.
		if ((await processTree(init.pid)).length <= 3) return;
		await delay(5);
	}
}

/** Removes what the machine wrote. rm and chmod never follow links they meet on the way. */
export async function removeGuestFiles(directory: MachineDirectory, uid: number | undefined): Promise<void> {
	const names = (["home", "tmp", "run"] as const).filter((name) => existsSync(directory.at(name)));
	for (const name of names) {
		const where = directory.at(name);
		const empty = ["find", ".", "-mindepth", "1", "-delete"] as const;
		if (await runAs(uid, where, empty)) continue;
		// Directories nobody may write, as Go's module cache has them.
		await runAs(uid, where, ["chmod", "-R", "u+rwX", "--", "."]);
		if (!(await runAs(uid, where, empty)))
			throw new Error(`Files of the machine could not be removed from ${where}.`);
	}
}
