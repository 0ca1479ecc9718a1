import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ComputeUnavailable } from "../driver.ts";
import { findToolchain } from "./toolchain.ts";

describe("the node that machines get", () => {
	let directory: string;
	let machines: string;

	beforeEach(() => {
		directory = mkdtempSync(path.join(tmpdir(), "roost-toolchain-"));
		machines = path.join(directory, "machines");
		mkdirSync(machines);
	});

	afterEach(() => {
		vi.unstubAllEnvs();
		rmSync(directory, { recursive: true });
	});

	/** A node installation, as a version manager has it, and a directory with a shim to it. */
	function install(prefix: string): string {
		const npm = path.join(prefix, "lib/node_modules/npm/bin");
		mkdirSync(npm, { recursive: true });
		mkdirSync(path.join(prefix, "bin"));
		writeFileSync(path.join(npm, "npm-cli.js"), "");
		const node = path.join(prefix, "bin/node");
		writeFileSync(node, `#!/bin/sh\necho ${node}\n`, { mode: 0o755 });
		symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", path.join(prefix, "bin/npm"));
		symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", path.join(prefix, "bin/npx"));
		const shims = path.join(directory, "shims");
		mkdirSync(shims);
		writeFileSync(path.join(shims, "node"), `#!/bin/sh\nexec ${node} "$@"\n`, { mode: 0o755 });
		return shims;
	}

	it("is the system's where it has one with npm", async () => {
		expect(
			(await findToolchain(machines, ["/nowhere", ...(process.env.PATH ?? "").split(":")])).readOnly,
		).toEqual({});
	});

	it("is found behind a shim, and copied once where machines' users could not enter", async () => {
		const home = path.join(directory, "home");
		const shims = install(path.join(home, "versions/v24"));
		chmodSync(home, 0o700);
		// The packaged node that runs the tests is passed over.
		vi.stubEnv("PATH", `/x/node_modules/.bin:${shims}:/usr/bin:/bin`);
		const found = await findToolchain(machines, []);
		expect(found.path[0]).toBe("/opt/node/bin");
		const copies = readdirSync(machines);
		expect(copies).toHaveLength(1);
		expect(found.readOnly).toEqual({ "/opt/node": `/tmp/${copies[0]}` });
		expect(readdirSync(path.join(machines, copies[0] ?? "", "bin")).sort()).toEqual(["node", "npm", "npx"]);
		expect(await findToolchain(machines, [])).toEqual(found);
		expect(readdirSync(machines)).toEqual(copies);
	});

	it("is missed with the remedy", async () => {
		vi.stubEnv("PATH", "/nowhere");
		const refusal = await findToolchain(machines, []).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(ComputeUnavailable);
		expect((refusal as ComputeUnavailable).remedy).toMatch(/apt-get install .*nodejs npm/);
	});
});
