import { describe, expect, it } from "vitest";
import { generateSshKeyPair } from "../../ssh/keys.ts";
import { MachinePool } from "../../ssh/pool.ts";
import type { Bench } from "../conformance.ts";
import { SPEC } from "./harness.ts";

export function describeLifecycle(bench: Bench): void {
	describe("life of a machine", () => {
		it("creates one, twice without harm, and lists it", async () => {
			const { driver, publicKey } = bench;
			const ssh = await bench.machine("first");
			const before = await driver.inspect("first");
			expect(before.state).toBe("running");
			await driver.create("first", SPEC, publicKey);
			expect(await driver.inspect("first")).toEqual(before);
			expect(await driver.list()).toContainEqual(before);
			expect((await ssh.exec(["hostname"])).stdout.trim()).toBe(SPEC.hostname);
		});

		it("creates one when asked twice at the same time", async () => {
			const { driver, publicKey } = bench;
			await Promise.all([1, 2, 3].map(() => driver.create("thrice", SPEC, publicKey)));
			expect((await driver.inspect("thrice")).state).toBe("running");
			await Promise.all([1, 2].map(() => driver.terminate("thrice")));
			expect((await driver.inspect("thrice")).state).toBe("absent");
		});

		it("knows nothing under an id it never had", async () => {
			const { driver } = bench;
			expect(await driver.inspect("never")).toEqual({ id: "never", state: "absent" });
			await driver.terminate("never");
			await expect(driver.wake("never")).rejects.toThrow(/never/);
			await expect(driver.hibernate("never")).rejects.toThrow(/never/);
			await expect(driver.dialSsh("never")).rejects.toThrow(/never/);
			await expect(driver.metrics("never")).rejects.toThrow(/never/);
		});

		it.each(["../escape", "", "a/b", ".", "-x", "a b"])("refuses %j as an id", async (id) => {
			await expect(bench.driver.create(id, SPEC, bench.publicKey)).rejects.toThrow(RangeError);
			await expect(bench.driver.terminate(id)).rejects.toThrow(RangeError);
		});

		it("lets nobody in but the key it was created with, and lets a new key in when created with that", async () => {
			const { driver } = bench;
			await bench.machine("keyed");
			const other = generateSshKeyPair("other");
			const stranger = new MachinePool(async (id) => ({
				endpoint: await driver.dialSsh(id),
				privateKey: other.privateKey,
			}));
			await expect(stranger.machine("keyed")).rejects.toThrow(/authentication/i);
			bench.disconnect("keyed");
			await driver.create("keyed", SPEC, other.publicKey);
			expect((await (await stranger.machine("keyed")).exec(["id", "-un"])).stdout.trim()).toBe("ubuntu");
			stranger.close();
			await driver.terminate("keyed");
		});

		it("hibernates with the disk and the host key kept, wakes, each twice without harm", async () => {
			const { driver } = bench;
			const ssh = await bench.machine("sleeper");
			const { hostKey, stream } = await driver.dialSsh("sleeper");
			stream.destroy();
			await ssh.writeFile("kept.txt", "still here");
			// Ends when it is asked to, not before: it shows that programs may save their work.
			const saver = "trap 'echo saved >~/saved.txt; exit' TERM; echo up >~/up; while :; do sleep 0.05; done";
			const start = 'setsid sh -c "$1" </dev/null >/dev/null 2>&1 & while [ ! -e ~/up ]; do sleep 0.01; done';
			await ssh.exec(["sh", "-c", start, "sh", saver]);
			await driver.hibernate("sleeper");
			await driver.hibernate("sleeper");
			expect((await driver.inspect("sleeper")).state).toBe("stopped");
			await expect(driver.dialSsh("sleeper")).rejects.toThrow(/not running/);
			bench.disconnect("sleeper");
			await driver.wake("sleeper");
			await driver.wake("sleeper");
			expect((await driver.inspect("sleeper")).state).toBe("running");
			const awake = await bench.machine("sleeper");
			expect((await awake.readFile("kept.txt")).toString()).toBe("still here");
			expect((await awake.readFile("saved.txt")).toString()).toBe("saved\n");
			const again = await driver.dialSsh("sleeper");
			again.stream.destroy();
			expect(again.hostKey).toBe(hostKey);
		});

		it("terminates without a trace, twice without harm, whatever lies in the home", async () => {
			const { driver, harness } = bench;
			const ssh = await bench.machine("gone");
			await ssh.exec([
				"sh",
				"-c",
				`mkdir -p closed/inner deep; touch closed/inner/file; chmod 000 closed/inner; chmod 500 closed
				 ln -s /etc here; ln -s / root; cd deep; for i in $(seq 300); do mkdir aaaaaaaaaaaaaaaa; cd aaaaaaaaaaaaaaaa; done
				 (setsid sleep 600 >/dev/null 2>&1 &) ; nohup sleep 600 >/dev/null 2>&1 &`,
			]);
			const traces = await harness.traces("gone");
			expect(await harness.leftovers("gone", traces)).not.toEqual([]);
			await driver.terminate("gone");
			await driver.terminate("gone");
			expect(await harness.leftovers("gone", traces)).toEqual([]);
			expect((await driver.inspect("gone")).state).toBe("absent");
			expect((await driver.list()).map(({ id }) => id)).not.toContain("gone");
		});

		it("is found again by a driver that never saw it made", async () => {
			const ssh = await bench.machine("first");
			await ssh.writeFile("note", "found");
			const fresh = bench.harness.open();
			expect(await fresh.list()).toEqual(await bench.driver.list());
			const pool = new MachinePool(async (id) => ({
				endpoint: await fresh.dialSsh(id),
				privateKey: bench.privateKey,
			}));
			expect((await (await pool.machine("first")).readFile("note")).toString()).toBe("found");
			pool.close();
		});

		it("gives up a creation that is called off, and leaves nothing behind", async () => {
			const { driver, harness, publicKey } = bench;
			const off = new AbortController();
			const creation = driver.create("off", SPEC, publicKey, off.signal);
			off.abort(new Error("called off"));
			await expect(creation).rejects.toThrow("called off");
			await driver.terminate("off");
			expect(await harness.leftovers("off", [])).toEqual([]);
		});

		it("counts processor time, traffic and memory", async () => {
			const ssh = await bench.machine("first");
			const before = await bench.driver.metrics("first");
			await ssh.exec(["perl", "-e", "1 while (times)[0] < 0.2"]);
			await ssh.exec(["wc", "-c"], { stdin: Buffer.alloc(500_000) });
			await ssh.exec(["head", "-c", "500000", "/dev/zero"]);
			const after = await bench.driver.metrics("first");
			expect(after.at.getTime()).toBeGreaterThan(before.at.getTime());
			expect(after.cpuNs - before.cpuNs).toBeGreaterThan(150_000_000n);
			expect(after.bytesIn - before.bytesIn).toBeGreaterThan(100_000n);
			expect(after.bytesOut - before.bytesOut).toBeGreaterThan(500_000n);
			expect(after.memoryBytes).toBeGreaterThan(100_000n);
		});
	});
}
