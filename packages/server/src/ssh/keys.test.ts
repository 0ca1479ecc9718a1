import ssh2 from "ssh2";
import { describe, expect, it } from "vitest";
import { generateHostKey, hostKeyBlob } from "../compute/local/host-key.ts";
import { generateSshKeyPair } from "./keys.ts";

describe("SSH keys made in this process", () => {
	it("are read back by the SSH library, the halves belonging together", () => {
		const pair = generateSshKeyPair("vm-1");
		expect(pair.publicKey).toMatch(/^ssh-ed25519 [A-Za-z0-9+/=]+ vm-1$/);
		const [secret, open] = [ssh2.utils.parseKey(pair.privateKey), ssh2.utils.parseKey(pair.publicKey)];
		if (secret instanceof Error || open instanceof Error) throw new Error("unreadable key");
		const signature = secret.sign("text");
		if (signature instanceof Error) throw signature;
		expect(open.verify("text", signature)).toBe(true);
		expect(generateSshKeyPair("vm-1").privateKey).not.toBe(pair.privateKey);
	});

	it("tell a damaged host key file from a whole one", () => {
		const file = generateHostKey();
		const key = ssh2.utils.parseKey(`ssh-ed25519 ${hostKeyBlob(file)}`);
		expect(key).not.toBeInstanceOf(Error);
		expect(() => hostKeyBlob(file.subarray(0, 40))).toThrow(/damaged/);
		expect(() => hostKeyBlob(Buffer.alloc(file.length))).toThrow(/damaged/);
	});
});
