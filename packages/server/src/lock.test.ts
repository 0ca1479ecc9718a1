import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataDirError, lockDataDir } from "./lock.ts";

let scratch: string;

beforeEach(() => {
	scratch = mkdtempSync(join(tmpdir(), "roost-lock-"));
});

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

describe("the lock of the data directory", () => {
	it("makes the directory, refuses a second server, and lets the next one in", () => {
		const directory = join(scratch, "a", "b");
		const release = lockDataDir(directory);
		expect(() => lockDataDir(directory)).toThrow(/Another Roost server/);
		release();
		lockDataDir(directory)();
	});

	it("takes over what a killed server left, even when its process number is used again", () => {
		writeFileSync(join(scratch, "server.lock"), `${process.pid} 1`);
		lockDataDir(scratch)();
		writeFileSync(join(scratch, "server.lock"), "4194303 1");
		lockDataDir(scratch)();
	});

	it("says at once that a directory cannot be made", () => {
		const file = join(scratch, "file");
		writeFileSync(file, "");
		for (const impossible of [join(file, "data"), "/proc/roost", "/proc/roost/data"]) {
			expect(() => lockDataDir(impossible)).toThrow(DataDirError);
			expect(() => lockDataDir(impossible)).toThrow(/cannot be written/);
		}
	});
});
