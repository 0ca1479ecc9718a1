import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export class DataDirError extends Error {
	override name = "DataDirError";
}

/** A process is told from a later one under the same number by when it started (clock ticks since boot). */
const startTicks = (pid: number): string | undefined => {
	try {
		return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[19];
	} catch {
		return undefined;
	}
};

/** mkdir's own `recursive` never returns below /proc and the like, where making a directory gives ENOENT. */
const makeDirectory = (directory: string, mode: number): void => {
	if (existsSync(directory)) return;
	makeDirectory(dirname(directory), mode);
	mkdirSync(directory, { mode });
};

/**
 * Takes the data directory for this process, making it when it is not there. Two servers on one directory
 * would corrupt the embedded database. Returns what gives it back; a lock left by a killed process is taken over.
 */
export function lockDataDir(dataDir: string): () => void {
	try {
		makeDirectory(dataDir, 0o711);
		accessSync(dataDir, constants.W_OK | constants.X_OK);
	} catch (error) {
		throw new DataDirError(
			`The data directory ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}). Choose another by ROOST_DATA_DIR, or give this user the right to write it.`,
		);
	}
	const file = join(dataDir, "server.lock");
	const mine = `${process.pid} ${startTicks(process.pid) ?? ""}`;
	for (let attempt = 0; attempt < 2; attempt++) {
		try {
			writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
			return () => rmSync(file, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		}
		const [pid = "", ticks = ""] = readFileSync(file, "utf8").split(" ");
		if (ticks !== "" && startTicks(Number(pid)) === ticks) {
			throw new DataDirError(
				`Another Roost server (process ${pid}) uses the data directory ${dataDir}. Stop it first, or choose another directory by ROOST_DATA_DIR.`,
			);
		}
		rmSync(file, { force: true });
	}
	throw new DataDirError(`The data directory ${dataDir} is being taken by another Roost server.`);
}
