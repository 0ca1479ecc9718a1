import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Seals text with AES-256-GCM; `purpose` is bound in, so that nothing sealed for one thing opens as another. */
export type Seal = {
	seal(purpose: string, text: string): string;
	/** undefined when it was not sealed here, for this purpose, or was changed since. */
	open(purpose: string, sealed: string): string | undefined;
};

export function createSeal(key: Buffer): Seal {
	if (key.length !== 32) throw new Error("ROOST_SECRET must be 32 bytes, base64");
	return {
		seal(purpose, text) {
			const iv = randomBytes(ivBytes);
			const sealing = createCipheriv(cipher, key, iv);
			sealing.setAAD(Buffer.from(purpose));
			const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
			return Buffer.concat([iv, sealing.getAuthTag(), body]).toString("base64url");
		},
		open(purpose, sealed) {
			const bytes = Buffer.from(sealed, "base64url");
			if (bytes.length < ivBytes + tagBytes) return undefined;
			try {
				const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), {
					authTagLength: tagBytes,
				});
				opening.setAAD(Buffer.from(purpose));
				opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
				return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
					"utf8",
				);
			} catch {
				return undefined;
			}
		},
	};
}

/** The installation's key: configured, or made once and kept where only this user may read it. */
export function loadKey(configured: string | undefined, file: string): Buffer {
	if (configured) return Buffer.from(configured, "base64");
	if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
	return Buffer.from(readFileSync(file, "utf8"), "base64");
}

const grant = z.object({ vmId: z.string(), userId: z.string(), expires: z.number() });
const grantPurpose = "terminal-grant";
/** As long as a working day: a terminal left open in the morning reloads in the evening. */
const grantMs = 12 * 3_600_000;

/** Decisions 3 and 4: what stands in for an SSH key in the browser. */
export const issueGrant = (seal: Seal, vmId: string, userId: string, now = Date.now()): string =>
	seal.seal(grantPurpose, JSON.stringify({ vmId, userId, expires: now + grantMs }));

/** Whether `sealed` lets this person work on this machine now. */
export function grantHolds(
	seal: Seal,
	sealed: string,
	vmId: string,
	userId: string,
	now = Date.now(),
): boolean {
	const text = seal.open(grantPurpose, sealed);
	if (text === undefined) return false;
	const given = grant.parse(JSON.parse(text));
	return given.vmId === vmId && given.userId === userId && given.expires > now;
}
