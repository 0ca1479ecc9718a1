import ssh2 from "ssh2";

export type SshKeyPair = {
	/** OpenSSH private-key text, unencrypted; to be sealed before it is stored. */
	privateKey: string;
	/** One `ssh-ed25519 …` line, as `authorized_keys` takes it. */
	publicKey: string;
};

/** A new ed25519 key pair, made in this process: no file and no argv ever holds the private half. */
export function generateSshKeyPair(comment: string): SshKeyPair {
	for (;;) {
		const pair = ssh2.utils.generateKeyPairSync("ed25519", { comment });
		// ssh2 1.17 writes about one pair in 400 that nothing can read: its machine could never be signed in to.
		if (ssh2.utils.parseKey(pair.private) instanceof Error) continue;
		return { privateKey: pair.private, publicKey: pair.public.trim() };
	}
}
