import { describe, expect, it } from "vitest";
import type { Bench } from "../conformance.ts";
import { SPEC } from "./harness.ts";

/** Takes so many MB and touches every page, then says so. */
const TAKE = "my $x = 'x' x ($ARGV[0] * 1048576); print length($x) / 1048576";

export function describeLimits(bench: Bench): void {
	describe("limits", () => {
		it("says honestly what it can hold a machine to", () => {
			const { memoryLimit, cpuLimit } = bench.driver.capabilities();
			expect(["none", "process", "group"]).toContain(memoryLimit);
			expect(typeof cpuLimit).toBe("boolean");
		});

		it("holds a program to the machine's memory, and the machine lives on", async ({ skip }) => {
			if (bench.driver.capabilities().memoryLimit === "none") return skip("the driver does not limit memory");
			const ssh = await bench.machine("bounded");
			expect((await ssh.exec(["perl", "-e", TAKE, String(SPEC.memoryMb / 4)])).stdout).toBe(
				String(SPEC.memoryMb / 4),
			);
			const tooMuch = await ssh.exec(["perl", "-e", TAKE, String(SPEC.memoryMb * 2)]);
			expect(tooMuch.stdout).toBe("");
			expect(tooMuch.code).not.toBe(0);
			expect((await ssh.exec(["echo", "alive"])).stdout).toBe("alive\n");
		});

		it("holds all programs together to the machine's memory", async ({ skip }) => {
			if (bench.driver.capabilities().memoryLimit !== "group")
				return skip("the driver limits single programs");
			const ssh = await bench.machine("bounded");
			const share = String(Math.round(SPEC.memoryMb * 0.6));
			// One holds its share while the other takes as much again. Either of them may be the one to go.
			const two = `$| = 1; ${TAKE}; system('perl', '-e', $ARGV[1], $ARGV[0]); print ' both' if length($x)`;
			const both = await ssh.exec(["perl", "-e", two, share, TAKE]);
			expect(both.stdout).toMatch(new RegExp(`^${share}`));
			expect(both.stdout).not.toBe(`${share}${share} both`);
			expect((await ssh.exec(["echo", "alive"])).stdout).toBe("alive\n");
		});

		it("bounds what can be put into memory file systems", async () => {
			const ssh = await bench.machine("bounded");
			const script =
				"for d in /run /dev/shm; do head -c 2000M /dev/zero 2>/dev/null >$d/fill && echo filled $d; rm -f $d/fill; done";
			expect((await ssh.exec(["sh", "-c", script])).stdout).toBe("");
			expect((await ssh.exec(["echo", "alive"])).stdout).toBe("alive\n");
		});

		it("bounds the number of processes, and stays reachable", async () => {
			const ssh = await bench.machine("bounded");
			const script =
				"$SIG{CHLD}='DEFAULT'; my @p; while (@p < 5000) { my $p = fork; last unless defined $p; if (!$p) { sleep 60; exit } push @p, $p } print scalar @p; kill 9, @p; 1 while wait > 0";
			const count = Number((await ssh.exec(["perl", "-e", script])).stdout);
			expect(count).toBeGreaterThan(100);
			expect(count).toBeLessThan(2000);
			expect((await ssh.exec(["echo", "alive"])).stdout).toBe("alive\n");
		});

		it("bounds the number of open files", async () => {
			const ssh = await bench.machine("bounded");
			expect(Number((await ssh.exec(["bash", "-c", "ulimit -Hn"])).stdout)).toBeLessThanOrEqual(16_384);
		});

		it("holds a machine to its processors", async ({ skip }) => {
			if (!bench.driver.capabilities().cpuLimit) return skip("the driver does not limit processors");
			const ssh = await bench.machine("bounded");
			const spin = "while :; do :; done";
			const before = await bench.driver.metrics("bounded");
			await ssh.exec(["timeout", "1", "sh", "-c", `(${spin}) & (${spin}) & (${spin}) & wait`]);
			await ssh.exec(["pkill", "-f", spin]);
			const after = await bench.driver.metrics("bounded");
			const cores = Number(after.cpuNs - before.cpuNs) / 1e6 / (after.at.getTime() - before.at.getTime());
			expect(cores).toBeLessThan(SPEC.vcpus * 1.25);
		});
	});
}
