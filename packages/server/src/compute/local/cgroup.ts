import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { MachineSpec } from "../driver.ts";

const PROCESSES = 1024;

/** One directory a machine gets, and what to write there. */
type Group = { parent: string; limits: (spec: MachineSpec) => Record<string, string> };

export type Usage = { cpuNs?: bigint; memoryBytes?: bigint };

const bytes = (spec: MachineSpec) => String(spec.memoryMb * 2 ** 20);

const V1_LIMITS: Record<string, Group["limits"]> = {
	memory: (spec) => ({ "memory.limit_in_bytes": bytes(spec), "?memory.memsw.limit_in_bytes": bytes(spec) }),
	cpu: (spec) => ({ "cpu.cfs_period_us": "100000", "cpu.cfs_quota_us": String(spec.vcpus * 100_000) }),
	cpuacct: () => ({}),
	pids: () => ({ "pids.max": String(PROCESSES) }),
};

const V2_LIMITS: Group["limits"] = (spec) => ({
	"memory.max": bytes(spec),
	"?memory.swap.max": "0",
	"cpu.max": `${spec.vcpus * 100_000} 100000`,
	"?pids.max": String(PROCESSES),
});

function mounts(): { type: string; at: string; options: string[] }[] {
	return readFileSync("/proc/mounts", "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const [, at = "", type = "", options = ""] = line.split(" ");
			return { type, at, options: options.split(",") };
		});
}

function readText(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** Where machines may have groups: cgroup v1 hierarchies, or one v2 directory whose children are given controllers. */
function candidates(): { version: 1 | 2; groups: Map<string, Group> } {
	const all = mounts();
	const v1 = new Map<string, Group>();
	for (const { type, at, options } of all) {
		if (type !== "cgroup") continue;
		const controllers = options.filter((option) => option in V1_LIMITS);
		if (controllers.length === 0) continue;
		v1.set(controllers.join(","), {
			parent: at,
			limits: (spec) => Object.assign({}, ...controllers.map((name) => V1_LIMITS[name]?.(spec))),
		});
	}
	if (v1.size > 0) return { version: 1, groups: v1 };
	const mount = all.find(({ type }) => type === "cgroup2")?.at;
	if (!mount) return { version: 2, groups: new Map() };
	// A group that holds processes cannot give controllers to children: siblings of our own group can have them.
	const own = readText("/proc/self/cgroup").match(/^0::(.*)$/m)?.[1] ?? "/";
	const parent = process.getuid?.() === 0 ? mount : path.join(mount, path.dirname(own));
	return { version: 2, groups: new Map([["memory,cpu", { parent, limits: V2_LIMITS }]]) };
}

/** Limits on a machine as a whole, where this host lets the server set them. */
export class Cgroups {
	readonly memory: boolean;
	readonly cpu: boolean;
	#version: 1 | 2;
	#groups: Map<string, Group>;

	constructor() {
		const { version, groups } = candidates();
		this.#version = version;
		this.#groups = new Map([...groups].filter(([, group]) => this.#works(group)));
		const controllers = new Set([...this.#groups.keys()].flatMap((names) => names.split(",")));
		this.memory = controllers.has("memory");
		this.cpu = controllers.has("cpu");
	}

	/** Tried for real with a group of its own: permissions, read-only mounts and missing controllers all show. */
	#works(group: Group): boolean {
		const probe = path.join(group.parent, `roost-probe-${process.pid}`);
		try {
			mkdirSync(probe, { recursive: true });
		} catch {
			return false;
		}
		try {
			if (this.#version === 2) this.#giveControllers(group.parent);
			this.#limit(probe, group, { hostname: "probe", vcpus: 1, memoryMb: 64, diskGb: 1 });
			// Moving a process takes leave on the common ancestor as well.
			if (this.#version === 2 && process.getuid?.() !== 0)
				writeFileSync(path.join(group.parent, "cgroup.procs"), "");
			return true;
		} catch {
			return false;
		} finally {
			rmdirSync(probe);
		}
	}

	/** Lets children of a v2 group be limited, as far as this group may; systemd hosts have it so already. */
	#giveControllers(parent: string): void {
		for (const controller of ["memory", "cpu", "pids"]) {
			try {
				writeFileSync(path.join(parent, "cgroup.subtree_control"), `+${controller}`);
			} catch {
				// Then the limit's own file is missing, which the probe finds.
			}
		}
	}

	#limit(directory: string, group: Group, spec: MachineSpec): void {
		for (const [name, value] of Object.entries(group.limits(spec))) {
			try {
				writeFileSync(path.join(directory, name.replace("?", "")), value);
			} catch (error) {
				if (!name.startsWith("?")) throw error;
			}
		}
	}

	#directories(key: string): { directory: string; group: Group }[] {
		return [...this.#groups.values()].map((group) => ({ directory: path.join(group.parent, key), group }));
	}

	/** Makes the machine's groups with its limits; an existing one is limited anew. */
	create(key: string, spec: MachineSpec): void {
		for (const { directory, group } of this.#directories(key)) {
			mkdirSync(directory, { recursive: true });
			this.#limit(directory, group, spec);
		}
	}

	adopt(key: string, pid: number): void {
		for (const { directory } of this.#directories(key)) {
			writeFileSync(path.join(directory, "cgroup.procs"), String(pid));
		}
	}

	/** Removes the groups of a machine whose processes are gone. */
	async remove(key: string): Promise<void> {
		for (const { directory } of this.#directories(key)) {
			for (let attempt = 0; ; attempt++) {
				try {
					rmdirSync(directory);
					break;
				} catch (error) {
					const { code } = error as NodeJS.ErrnoException;
					if (code === "ENOENT") break;
					// A killed process leaves its group a moment after it is gone from /proc.
					if (code !== "EBUSY" || attempt === 2_000) throw error;
					await delay(1);
				}
			}
		}
	}

	/** What the machine used since its group was made, where the group counts it. */
	usage(key: string): Usage {
		const usage: Usage = {};
		for (const { directory } of this.#directories(key)) {
			const v1Cpu = readText(path.join(directory, "cpuacct.usage")).trim();
			const v2Cpu = readText(path.join(directory, "cpu.stat")).match(/^usage_usec (\d+)$/m)?.[1];
			if (v1Cpu) usage.cpuNs = BigInt(v1Cpu);
			else if (v2Cpu) usage.cpuNs = BigInt(v2Cpu) * 1_000n;
			const stat = readText(path.join(directory, "memory.stat"));
			const anonymous = stat.match(this.#version === 1 ? /^total_rss (\d+)$/m : /^anon (\d+)$/m)?.[1];
			if (anonymous) usage.memoryBytes = BigInt(anonymous);
		}
		return usage;
	}
}
