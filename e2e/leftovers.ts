import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";

const found = (read: () => string): string => {
	try {
		return read();
	} catch {
		// Gone in between, or not ours to see.
		return "";
	}
};

/** Everything of a machine that is still on this host: directories of its name, processes that stand or live in one. */
export function leftovers(dataDir: string, vmId: string): string[] {
	const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
		.filter((path) => path.includes(vmId))
		.map((path) => join(dataDir, path));
	const processes = readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.filter((pid) =>
			["cwd", "root", "exe"].some((link) => found(() => readlinkSync(`/proc/${pid}/${link}`)).includes(vmId)),
		)
		.map((pid) => `process ${pid}`);
	return [...files, ...processes];
}
