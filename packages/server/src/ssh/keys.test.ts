import ssh2 from "ssh2";
import { expect, it } from "vitest";
import { generateSshKeyPair } from "./keys.ts";

it("makes only keys that can be read again", () => {
	// One in 400 of what the library makes cannot: among 1500, one is all but certain to be met.
	for (let count = 0; count < 1500; count++) {
		const { privateKey, publicKey } = generateSshKeyPair("roost");
		expect(ssh2.utils.parseKey(privateKey)).not.toBeInstanceOf(Error);
		expect(ssh2.utils.parseKey(publicKey)).not.toBeInstanceOf(Error);
	}
}, 30_000);
