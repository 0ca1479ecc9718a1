import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { chmod, cp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ComputeUnavailable } from "../driver.ts";
import { MACHINES_OUTSIDE } from "./sandbox.ts";

const run = promisify(execFile);

/** Where a node installation from outside /usr is seen inside machines. */
const NODE_INSIDE = "/opt/node";

export type Toolchain = {
	/** Host directories machines see read-only, by where they see them. */
	readOnly: Record<string, string>;
	/** Directories of the machine's PATH, first first. */
	path: string[];
};

const SYSTEM_PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];

function isExecutable(file: string): boolean {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/**
 * A node with its npm from the server's own PATH, which may be a version manager's. The packaged node
 * that runs this server (in node_modules) has no npm, so it is passed over.
 */
async function foreignNode(): Promise<string | undefined> {
	for (const directory of (process.env.PATH ?? "").split(":")) {
		const node = path.join(directory, "node");
		if (!path.isAbsolute(directory) || directory.includes("node_modules") || !isExecutable(node)) continue;
		try {
			// Version managers put shims on PATH: only node itself knows where it really is.
			const { stdout } = await run(node, ["-p", "process.execPath"], { cwd: "/" });
			const prefix = path.dirname(path.dirname(stdout.trim()));
			if (existsSync(path.join(prefix, "lib/node_modules/npm/bin/npm-cli.js"))) return prefix;
		} catch {
			// A shim without a version chosen: look further.
		}
	}
	return undefined;
}

/** True when every user may reach and read this path: its own bits and those of all directories above. */
function isOpen(target: string): boolean {
	if ((statSync(target).mode & 0o005) !== 0o005) return false;
	const parent = path.dirname(target);
	return parent === target || isOpen(parent);
}

/**
 * Copies node and npm below `to`, once a version, and answers with the copy's name there. The copy is
 * finished under another name and then renamed, so that a crash leaves no half of it.
 */
async function copyOf(prefix: string, to: string): Promise<string> {
	const name = `.node-${createHash("sha256").update(`${prefix}${process.version}`).digest("hex").slice(0, 12)}`;
	const copy = path.join(to, name);
	if (existsSync(copy)) return name;
	const half = `${copy}.${process.pid}`;
	await rm(half, { recursive: true, force: true });
	for (const part of ["bin/node", "bin/npm", "bin/npx", "lib/node_modules/npm"]) {
		await cp(path.join(prefix, part), path.join(half, part), { recursive: true, verbatimSymlinks: true });
	}
	// cp makes directories as the server's umask has it.
	for (const directory of [".", "bin", "lib", "lib/node_modules"])
		await chmod(path.join(half, directory), 0o755);
	await rename(half, copy).catch(async (error: unknown) => {
		if (!existsSync(copy)) throw error;
		await rm(half, { recursive: true, force: true });
	});
	return name;
}

/**
 * What machines use of this host besides its /usr. `machinesDir` takes a copy where the host's node lies in a
 * home that machines' users may not enter, as root's does.
 */
export async function findToolchain(
	machinesDir: string,
	system: readonly string[] = SYSTEM_PATH,
): Promise<Toolchain> {
	const both = (directory: string) =>
		["node", "npm"].every((name) => isExecutable(path.join(directory, name)));
	if (system.some(both)) return { readOnly: {}, path: SYSTEM_PATH };
	const prefix = await foreignNode();
	if (!prefix)
		throw new ComputeUnavailable("Machines would have no node and npm.", "apt-get install -y nodejs npm");
	const hidden = prefix.startsWith(`${MACHINES_OUTSIDE}/`) || (process.getuid?.() === 0 && !isOpen(prefix));
	const source = hidden ? path.join(MACHINES_OUTSIDE, await copyOf(prefix, machinesDir)) : prefix;
	return { readOnly: { [NODE_INSIDE]: source }, path: [`${NODE_INSIDE}/bin`, ...SYSTEM_PATH] };
}
