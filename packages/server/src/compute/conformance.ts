import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe } from "vitest";
import { generateSshKeyPair } from "../ssh/keys.ts";
import type { MachineSsh } from "../ssh/machine.ts";
import { MachinePool } from "../ssh/pool.ts";
import { describeCrashes } from "./conformance/crashes.ts";
import { type DriverHarness, SPEC } from "./conformance/harness.ts";
import { describeIsolation } from "./conformance/isolation.ts";
import { describeLifecycle } from "./conformance/lifecycle.ts";
import { describeLimits } from "./conformance/limits.ts";
import { describeSessions } from "./conformance/sessions.ts";
import type { ComputeDriver } from "./driver.ts";

/** What every part of the suite works with. Machines are made by the parts; the suite ends them all. */
export type Bench = {
	harness: DriverHarness;
	driver: ComputeDriver;
	publicKey: string;
	privateKey: string;
	/** An address of the host that is not its loopback; undefined on a host without a network. */
	hostAddress: string | undefined;
	/** A running machine of SPEC, made once under that id. */
	machine(id: string): Promise<MachineSsh>;
	/** Forgets the machine's connection, as after it was stopped. */
	disconnect(id: string): void;
};

/** Runs the conformance suite against a driver. What a driver cannot do it must say in its capabilities. */
export function describeDriver(name: string, makeHarness: () => DriverHarness): void {
	describe(`compute driver ${name}`, () => {
		const bench = {} as Bench;
		let pool: MachinePool;
		const made = new Map<string, Promise<void>>();

		beforeAll(async () => {
			const harness = makeHarness();
			const driver = harness.open();
			await driver.check();
			const { publicKey, privateKey } = generateSshKeyPair("conformance");
			pool = new MachinePool(async (id) => ({ endpoint: await driver.dialSsh(id), privateKey }));
			Object.assign(bench, {
				harness,
				driver,
				publicKey,
				privateKey,
				hostAddress: Object.values(networkInterfaces())
					.flatMap((addresses) => addresses ?? [])
					.find(({ family, internal }) => family === "IPv4" && !internal)?.address,
				async machine(id: string) {
					if (!made.has(id)) made.set(id, driver.create(id, SPEC, publicKey));
					await made.get(id);
					return pool.machine(id);
				},
				disconnect: (id: string) => pool.drop(id),
			} satisfies Bench);
		});

		afterAll(async () => {
			pool.close();
			const driver = bench.harness.open();
			for (const { id } of await driver.list()) await driver.terminate(id);
			await bench.harness.close();
		});

		describeLifecycle(bench);
		describeSessions(bench);
		describeIsolation(bench);
		describeLimits(bench);
		describeCrashes(bench);
	});
}
