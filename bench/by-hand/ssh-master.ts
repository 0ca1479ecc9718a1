import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { until } from "../stats.ts";
import type { ClientKey } from "../system/client-key.ts";
import { sshArguments } from "../system/client-key.ts";

/** An OpenSSH connection that stays open, as somebody who deploys by hand often has it (`ControlMaster`). */
export type SshMaster = {
	/** Arguments of a further `ssh` over the open connection. */
	arguments: string[];
	/** Runs a shell command on the machine. @throws Error when it fails. */
	run(command: string): Promise<void>;
	end(): Promise<void>;
};

export async function openMaster(
	key: ClientKey,
	port: number,
	scratch: string,
	forward: { from: number; to: number },
): Promise<SshMaster> {
	const socket = join(scratch, `master-${port}`);
	const control = ["-o", `ControlPath=${socket}`];
	const master = spawn(
		"ssh",
		sshArguments(
			key,
			port,
			...control,
			"-M",
			"-N",
			"-L",
			`127.0.0.1:${forward.from}:127.0.0.1:${forward.to}`,
		),
		{ stdio: "ignore" },
	);
	await until("ssh is connected", async () => existsSync(socket) || undefined);
	const argv = sshArguments(key, port, ...control);
	return {
		arguments: argv,
		run: (command) => ended(spawn("ssh", [...argv, command], { stdio: "ignore" }), command),
		async end() {
			master.kill();
			await once(master, "exit");
		},
	};
}

export async function ended(child: ChildProcess, what: string): Promise<void> {
	const [code] = (await once(child, "close")) as [number | null];
	if (code !== 0) throw new Error(`'${what}' ended with code ${code}`);
}
