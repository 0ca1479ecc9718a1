import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { systemCallFilter } from "./seccomp.ts";

/** Makes system calls by number and prints which answered EPERM. */
const TRY =
	"for (@ARGV) { $! = 0; my $r = syscall($_, 0, 0, 0, 0, 0); print $_, ':', ($r == -1 && $! == 1 ? 'refused' : 'passed'), ' ' }";

describe.runIf(process.arch === "x64")("system call filter", () => {
	it("is taken by the kernel, refuses what it names and lets ordinary calls pass", () => {
		const directory = mkdtempSync(path.join(tmpdir(), "roost-seccomp-"));
		const file = path.join(directory, "filter");
		writeFileSync(file, systemCallFilter() ?? "");
		// bpf, keyctl, io_uring_setup, mount, setns; getpid, sched_yield.
		const calls = ["321", "250", "425", "165", "308", "39", "24"];
		const ran = spawnSync(
			"bwrap",
			[
				"--unshare-user",
				"--ro-bind",
				"/",
				"/",
				"--dev",
				"/dev",
				"--seccomp",
				"3",
				"perl",
				"-e",
				TRY,
				...calls,
			],
			{ stdio: ["ignore", "pipe", "pipe", openSync(file, "r")], encoding: "utf8" },
		);
		rmSync(directory, { recursive: true });
		expect(ran.stderr).toBe("");
		expect(ran.stdout.trim().split(" ")).toEqual([
			...["321", "250", "425", "165", "308"].map((call) => `${call}:refused`),
			...["39", "24"].map((call) => `${call}:passed`),
		]);
	});

	it("says so where it knows no numbers", () => {
		expect(systemCallFilter("riscv64")).toBeUndefined();
		expect(systemCallFilter("arm64")?.length).toBe(8 * (5 + 2 * 31));
	});
});
