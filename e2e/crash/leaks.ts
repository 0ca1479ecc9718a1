import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const read = (path: string): string => {
	try {
		return readFileSync(path, "latin1");
	} catch {
		// The process ended meanwhile.
		return "";
	}
};

/** Command lines of all processes whose arguments or environment name `mark`. */
export function processesNaming(mark: string): string[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => ({ cmdline: read(`/proc/${pid}/cmdline`), environ: read(`/proc/${pid}/environ`), pid }))
		.filter(({ cmdline, environ, pid }) => Number(pid) !== process.pid && (cmdline + environ).includes(mark))
		.map(({ cmdline, pid }) => `${pid} ${cmdline.replaceAll("\0", " ").trim()}`);
}

/** What a machine leaves behind on this host: nothing, once it is terminated. */
export function tracesOf(dataDir: string, vmId: string): string[] {
	const directory = join(dataDir, "machines", vmId);
	const mounts = read("/proc/self/mountinfo")
		.split("\n")
		.filter((line) => line.includes(vmId));
	return [...processesNaming(vmId), ...mounts, ...(existsSync(directory) ? [directory] : [])];
}
