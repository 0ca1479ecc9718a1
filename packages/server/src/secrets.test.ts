import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSeal, grantHolds, issueGrant, loadKey } from "./secrets.ts";

const seal = createSeal(randomBytes(32));

describe("sealing", () => {
	it("opens what it sealed, and shows nothing of it", () => {
		fc.assert(
			fc.property(
				fc.string({ minLength: 1 }),
				fc.string({ unit: "grapheme", maxLength: 500 }),
				(purpose, text) => {
					const sealed = seal.seal(purpose, text);
					expect(seal.open(purpose, sealed)).toBe(text);
					expect(sealed).toMatch(/^[\w-]+$/);
					expect(seal.seal(purpose, text)).not.toBe(sealed);
				},
			),
		);
	});

	it("opens nothing for another purpose or under another key", () => {
		const other = createSeal(randomBytes(32));
		fc.assert(
			fc.property(fc.string(), fc.string(), fc.string(), (purpose, wrong, text) => {
				const sealed = seal.seal(purpose, text);
				expect(other.open(purpose, sealed)).toBeUndefined();
				if (wrong !== purpose) expect(seal.open(wrong, sealed)).toBeUndefined();
			}),
		);
	});

	it("opens nothing that was changed at any bit, cut short or made up", () => {
		const sealed = Buffer.from(seal.seal("p", "a private key"), "base64url");
		for (let bit = 0; bit < sealed.length * 8; bit++) {
			const changed = Buffer.from(sealed);
			changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
			expect(seal.open("p", changed.toString("base64url"))).toBeUndefined();
		}
		for (let length = 0; length < sealed.length; length++)
			expect(seal.open("p", sealed.subarray(0, length).toString("base64url"))).toBeUndefined();
		fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => seal.open("p", text) === undefined));
	});

	it("keeps its key where only this user reads it, and finds it again", () => {
		const directory = mkdtempSync(join(tmpdir(), "roost-key-"));
		const file = join(directory, "secret.key");
		const key = loadKey(undefined, file);
		expect(key).toHaveLength(32);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(loadKey(undefined, file)).toEqual(key);
		rmSync(directory, { recursive: true });
		expect(() => createSeal(Buffer.alloc(16))).toThrow(/ROOST_SECRET/);
	});
});

describe("terminal grants", () => {
	it("hold for that person on that machine, for twelve hours", () => {
		const now = Date.UTC(2026, 10, 21);
		const grant = issueGrant(seal, "vm-1", "user-1", now);
		const holds = (vmId: string, userId: string, at: number) => grantHolds(seal, grant, vmId, userId, at);
		expect(holds("vm-1", "user-1", now)).toBe(true);
		expect(holds("vm-1", "user-1", now + 12 * 3_600_000 - 1)).toBe(true);
		expect(holds("vm-1", "user-1", now + 12 * 3_600_000)).toBe(false);
		expect(holds("vm-2", "user-1", now)).toBe(false);
		expect(holds("vm-1", "user-2", now)).toBe(false);
		expect(grantHolds(seal, seal.seal("vm-ssh-key", "{}"), "vm-1", "user-1", now)).toBe(false);
	});
});
