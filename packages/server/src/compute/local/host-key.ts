import { generateKeyPairSync } from "node:crypto";

const TYPE = "ssh-ed25519";

function sshString(content: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	return Buffer.concat([length, content]);
}

/**
 * A new ed25519 host key in dropbear's own file format: string(type), string(seed ‖ public key).
 * Made in this process, so that creating a machine does not wait for dropbearkey.
 */
export function generateHostKey(): Buffer {
	const { d, x } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
	if (!d || !x) throw new Error("node:crypto exported an ed25519 key without its parts.");
	const key = Buffer.concat([Buffer.from(d, "base64url"), Buffer.from(x, "base64url")]);
	return Buffer.concat([sshString(Buffer.from(TYPE)), sshString(key)]);
}

/** The public half of such a file as an OpenSSH public-key blob, base64. */
export function hostKeyBlob(file: Buffer): string {
	const header = sshString(Buffer.from(TYPE));
	if (file.length !== header.length + 4 + 64 || !file.subarray(0, header.length).equals(header)) {
		throw new Error("The machine's host key file is damaged.");
	}
	return Buffer.concat([header, sshString(file.subarray(-32))]).toString("base64");
}
