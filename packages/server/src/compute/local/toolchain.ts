import { execFile } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { ComputeUnavailable } from "../driver.ts";

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

async function find(): Promise<Toolchain> {
	const both = (directory: string) =>
		["node", "npm"].every((name) => isExecutable(path.join(directory, name)));
	if (SYSTEM_PATH.some(both)) return { readOnly: {}, path: SYSTEM_PATH };
	const prefix = await foreignNode();
	if (prefix) return { readOnly: { [NODE_INSIDE]: prefix }, path: [`${NODE_INSIDE}/bin`, ...SYSTEM_PATH] };
	throw new ComputeUnavailable("Machines would have no node and npm.", "apt-get install -y nodejs npm");
}

let found: Promise<Toolchain> | undefined;

/** What machines use of this host besides its /usr. Looked for once. */
export function findToolchain(): Promise<Toolchain> {
	found ??= find();
	return found;
}
