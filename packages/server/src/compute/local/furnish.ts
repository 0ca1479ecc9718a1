import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { etcFiles } from "./guest-files.ts";
import { generateHostKey, hostKeyBlob } from "./host-key.ts";
import type { MachineDirectory, MachineState } from "./state.ts";

const DIRECTORIES = { home: 0o755, tmp: 0o1777, run: 0o700 } as const;

/** False for a missing one and for one a crash left half written. */
function isWholeHostKey(file: string): boolean {
	try {
		hostKeyBlob(readFileSync(file));
		return true;
	} catch {
		return false;
	}
}

/**
 * Puts on disk what a machine needs before it starts. Repeatable, and done while it does not run. Only the
 * directories that hold its files are touched, never anything below them.
 */
export async function furnish(directory: MachineDirectory, state: MachineState, PATH: string): Promise<void> {
	const own = state.uid ?? -1;
	chmodSync(directory.path, 0o711);
	for (const [name, mode] of Object.entries(DIRECTORIES)) {
		const where = directory.at(name as keyof typeof DIRECTORIES);
		mkdirSync(where, { recursive: true });
		chmodSync(where, mode);
		chownSync(where, own, own);
	}
	const files = Object.entries(etcFiles(state.spec, state.publicKey, PATH));
	const etc = directory.at("etc");
	for (const [name] of files) mkdirSync(path.dirname(path.join(etc, name)), { recursive: true });
	await Promise.all(
		files.map(([name, content]) => writeFile(path.join(etc, name), content, { mode: 0o644 })),
	);
	const hostKey = directory.at("etc/roost/hostkey");
	if (!isWholeHostKey(hostKey)) await writeFile(hostKey, generateHostKey(), { mode: 0o600 });
	chownSync(hostKey, own, own);
}
