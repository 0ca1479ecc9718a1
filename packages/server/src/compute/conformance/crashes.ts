import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MachinePool } from "../../ssh/pool.ts";
import type { Bench } from "../conformance.ts";
import { type ServerCall, SPEC } from "./harness.ts";

const CALLS: readonly ServerCall[] = ["create", "hibernate", "wake", "terminate"];

/** After so many ms of a call the server is killed: spread over what the calls take, and outcome is the same at each. */
const KILL_AFTER_MS = [0, 5, 12, 20, 30, 45];

export function describeCrashes(bench: Bench): void {
	/** Starts a server of its own, and kills it with SIGKILL so long after the call began. */
	async function killDuring(id: string, call: ServerCall | "done", afterMs: number): Promise<void> {
		const upTo = call === "done" ? CALLS.slice(0, 1) : CALLS.slice(0, CALLS.indexOf(call) + 1);
		const server = bench.harness.spawnServer(id, SPEC, bench.publicKey, upTo);
		const exited = once(server, "exit");
		if (server.stdout) {
			for await (const line of createInterface(server.stdout)) {
				if (line === call) break;
			}
		}
		await delay(afterMs);
		server.kill("SIGKILL");
		await exited;
	}

	describe("a server that is killed", () => {
		it("leaves its machines running, to be found by the next one", async () => {
			await killDuring("orphan", "done", 0);
			const next = bench.harness.open();
			expect((await next.inspect("orphan")).state).toBe("running");
			const pool = new MachinePool(async (id) => ({
				endpoint: await next.dialSsh(id),
				privateKey: bench.privateKey,
			}));
			expect((await (await pool.machine("orphan")).exec(["echo", "found"])).stdout).toBe("found\n");
			pool.close();
			const traces = await bench.harness.traces("orphan");
			await next.terminate("orphan");
			expect(await bench.harness.leftovers("orphan", traces)).toEqual([]);
		});

		it.each(CALLS.flatMap((call) => KILL_AFTER_MS.map((afterMs) => ({ call, afterMs }))))(
			"in $call after $afterMs ms is finished by the next one",
			async ({ call, afterMs }) => {
				const id = `crash-${call}-${afterMs}`;
				await killDuring(id, call, afterMs);
				const next = bench.harness.open();
				const traces = [...(await bench.harness.traces(id))];
				if (call === "terminate") {
					await next.terminate(id);
				} else {
					if (call === "hibernate") await next.hibernate(id);
					else await next.create(id, SPEC, bench.publicKey);
					if (call !== "create") await next.wake(id);
					expect((await next.inspect(id)).state).toBe("running");
					const pool = new MachinePool(async (vm) => ({
						endpoint: await next.dialSsh(vm),
						privateKey: bench.privateKey,
					}));
					const ssh = await pool.machine(id);
					// One machine, not two on the same disk.
					expect((await ssh.exec(["hostname"])).stdout).toBe(`${SPEC.hostname}\n`);
					pool.close();
					traces.push(...(await bench.harness.traces(id)));
					await next.terminate(id);
				}
				expect(await bench.harness.leftovers(id, traces)).toEqual([]);
				expect((await next.inspect(id)).state).toBe("absent");
			},
		);
	});
}
