import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { LocalDriver } from "../../compute/local/driver.ts";
import { generateSshKeyPair } from "../../ssh/keys.ts";
import type { MachineSsh } from "../../ssh/machine.ts";
import { MachinePool } from "../../ssh/pool.ts";

export const VM = "vm";

export type TestMachine = {
	driver: LocalDriver;
	pool: MachinePool;
	ssh: MachineSsh;
	/** Where another process finds the same machine, and the key to it. */
	dataDir: string;
	privateKey: string;
	end(): Promise<void>;
};

/** A real machine of this host. */
export async function startMachine(): Promise<TestMachine> {
	const dataDir = mkdtempSync(join(tmpdir(), "roost-deploy-"));
	const { privateKey, publicKey } = generateSshKeyPair("test");
	const driver = new LocalDriver({ dataDir });
	await driver.create(VM, { hostname: "test", vcpus: 1, memoryMb: 1024, diskGb: 1 }, publicKey);
	const pool = poolOf(driver, privateKey);
	return {
		driver,
		pool,
		ssh: await pool.machine(VM),
		dataDir,
		privateKey,
		async end() {
			pool.close();
			await driver.terminate(VM);
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}

export function poolOf(driver: LocalDriver, privateKey: string): MachinePool {
	return new MachinePool(async (id) => ({ endpoint: await driver.dialSsh(id), privateKey }));
}

/** Status and body of what answers at `/`. */
export async function get(
	ssh: MachineSsh,
	port: number,
	path = "/",
): Promise<{ status: number; body: string }> {
	const stream = await ssh.forward(port);
	stream.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
	const answer = await text(stream);
	return { status: Number(answer.slice(9, 12)), body: answer.slice(answer.indexOf("\r\n\r\n") + 4) };
}

/** Command lines of the machine's processes that hold `part`. */
export async function processes(ssh: MachineSsh, part: string): Promise<string[]> {
	const { stdout } = await ssh.exec(["ps", "-eww", "-o", "pid=,args="]);
	return stdout.split("\n").filter((line) => line.includes(part) && !line.includes("ps -eww"));
}
