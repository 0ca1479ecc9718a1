import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../stats.ts";
import type { System } from "./system.ts";

type VmRow = { id: string; vmName: string; status: string; reason: string | null };

const listed = async (system: System, id: string) =>
	(await system.call<VmRow[]>("GET", "/vm/list_deployed")).find((vm) => vm.id === id);

let made = 0;

/** Creates a machine by the API and waits until it is listed as running. */
export async function createMachine(system: System): Promise<string> {
	const { id } = await system.call<{ id: string }>("POST", "/vm/deploy", {
		vmTypeId: "nest-1",
		vmName: `bench ${++made}`,
		vmVolume: 10,
	});
	await until(`machine ${id} runs`, async () => {
		const vm = await listed(system, id);
		if (vm?.status === "failed") throw new Error(`The machine failed: ${vm.reason}`);
		return vm?.status === "running" ? id : undefined;
	});
	return id;
}

export async function terminateMachine(system: System, id: string): Promise<void> {
	await system.call("POST", "/vm/terminate", { vmId: id });
	await until(`machine ${id} is gone`, async () => ((await listed(system, id)) ? undefined : true));
}

/**
 * Lets the benchmark's own key in beside Roost's, whose private half never leaves the server.
 * @returns the port of 127.0.0.1 where the machine's SSH server is.
 */
export function admitKey({ dataDir }: System, id: string, publicKey: string): number {
	const directory = join(dataDir, "machines", id);
	appendFileSync(join(directory, "home/.ssh/authorized_keys"), `${publicKey}\n`);
	const state = JSON.parse(readFileSync(join(directory, "state.json"), "utf8")) as { sshPort: number };
	return state.sshPort;
}
