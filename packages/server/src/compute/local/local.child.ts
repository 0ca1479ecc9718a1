import type { ServerCall } from "../conformance/harness.ts";
import type { MachineSpec } from "../driver.ts";
import { LocalDriver } from "./driver.ts";

/** A server for the crash tests, to be killed at any line: runs the calls it is given on one machine. */
const [dataDir = "", id = "", spec = "", publicKey = "", ...calls] = process.argv.slice(2);
const driver = new LocalDriver({ dataDir });
const machine = JSON.parse(spec) as MachineSpec;
const steps: Record<ServerCall, () => Promise<void>> = {
	create: () => driver.create(id, machine, publicKey),
	hibernate: () => driver.hibernate(id),
	wake: () => driver.wake(id),
	terminate: () => driver.terminate(id),
};
for (const call of calls as ServerCall[]) {
	process.stdout.write(`${call}\n`);
	await steps[call]();
}
process.stdout.write("done\n");
// Waits to be killed.
setInterval(() => {}, 60_000);
