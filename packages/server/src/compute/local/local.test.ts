import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { generateSshKeyPair } from "../../ssh/keys.ts";
import { type DriverHarness, SPEC } from "../conformance/harness.ts";
import { describeDriver } from "../conformance.ts";
import { LocalDriver } from "./driver.ts";
import type { MachineState } from "./state.ts";

const CHILD = path.join(import.meta.dirname, "local.child.ts");

/** Host processes whose /proc entry mentions any of the words, or that run as one of those users. */
function processesOf(words: readonly string[], uids: readonly string[]): string[] {
	return readdirSync("/proc").flatMap((pid) => {
		if (!/^\d+$/.test(pid)) return [];
		try {
			const about = ["environ", "cmdline", "mountinfo"].map((name) =>
				readFileSync(`/proc/${pid}/${name}`, "latin1"),
			);
			const status = readFileSync(`/proc/${pid}/status`, "latin1");
			const named = words.some((word) => about.some((text) => text.includes(word)));
			const zombie = /^State:\s+Z/m.test(status);
			const owned = uids.includes(status.match(/^Uid:\s+(\d+)/m)?.[1] ?? "");
			return !zombie && (named || owned) ? [`process ${pid}: ${about[1]?.replaceAll("\0", " ")}`] : [];
		} catch {
			return [];
		}
	});
}

function groupsOf(id: string): string[] {
	return readdirSync("/sys/fs/cgroup").flatMap((controller) => {
		const directory = path.join("/sys/fs/cgroup", controller);
		if (!statSync(directory).isDirectory()) return [];
		return readdirSync(directory)
			.filter((name) => name.startsWith("roost-") && name.endsWith(`-${id}`))
			.map((name) => `cgroup ${directory}/${name}`);
	});
}

function listens(port: string): boolean {
	const hex = Number(port).toString(16).toUpperCase().padStart(4, "0");
	return new RegExp(`^\\s*\\d+: [0-9A-F]{8}:${hex} \\S+ 0A `, "m").test(
		readFileSync("/proc/net/tcp", "utf8"),
	);
}

function localHarness(): DriverHarness {
	const dataDir = mkdtempSync(path.join(tmpdir(), "roost-local-"));
	const directory = (id: string) => path.join(dataDir, "machines", id);
	return {
		open: () => new LocalDriver({ dataDir }),
		openReaching: (address) => new LocalDriver({ dataDir, network: { allow: [address] } }),
		spawnServer: (id, spec, publicKey, calls) =>
			spawn(process.execPath, [CHILD, dataDir, id, JSON.stringify(spec), publicKey, ...calls], {
				stdio: ["ignore", "pipe", "inherit"],
			}),
		async traces(id) {
			try {
				const state = JSON.parse(
					readFileSync(path.join(directory(id), "state.json"), "utf8"),
				) as MachineState;
				return [
					...(state.sshPort === undefined ? [] : [`port ${state.sshPort}`]),
					...(state.uid === undefined ? [] : [`uid ${state.uid}`]),
				];
			} catch {
				return [];
			}
		},
		async leftovers(id, traces) {
			const values = (kind: string) =>
				traces.filter((trace) => trace.startsWith(`${kind} `)).map((trace) => trace.slice(kind.length + 1));
			return [
				...processesOf([`:${id}\0`, `${directory(id)}/`], values("uid")),
				...readFileSync("/proc/mounts", "utf8")
					.split("\n")
					.filter((line) => line.includes(`${directory(id)}/`)),
				...(existsSync(directory(id)) ? [`directory ${directory(id)}`] : []),
				...values("port")
					.filter(listens)
					.map((port) => `port ${port}`),
				...groupsOf(id),
			];
		},
		hostSecrets: () => [
			dataDir,
			path.join(directory("first"), "state.json"),
			path.join(directory("neighbour"), "home"),
		],
		close: () => rm(dataDir, { recursive: true, force: true }),
	};
}

describeDriver("local", localHarness);

describe("local driver", () => {
	it("ends machines whose directory was deleted under them, and no others", async () => {
		const dataDir = mkdtempSync(path.join(tmpdir(), "roost-deleted-"));
		const { publicKey } = generateSshKeyPair("test");
		const driver = new LocalDriver({ dataDir });
		try {
			await Promise.all(["kept", "deleted"].map((id) => driver.create(id, SPEC, publicKey)));
			const runs = (id: string) => processesOf([`:${id}\0`], []).length > 0;
			expect([runs("kept"), runs("deleted")]).toEqual([true, true]);
			await rm(path.join(dataDir, "machines", "deleted"), { recursive: true });
			await new LocalDriver({ dataDir }).check();
			expect([runs("kept"), runs("deleted")]).toEqual([true, false]);
			expect(groupsOf("deleted")).toEqual([]);
			expect(await driver.list()).toMatchObject([{ id: "kept", state: "running" }]);
		} finally {
			await driver.terminate("kept");
			await rm(dataDir, { recursive: true, force: true });
			await driver.check();
		}
	});
});
