import ssh2 from "ssh2";

export type SshKeyPair = {
	/** OpenSSH private-key text, unencrypted; to be sealed before it is stored. */
	privateKey: string;
	/** One `ssh-ed25519 …` line, as `authorized_keys` takes it. */
	publicKey: string;
};

/** A new ed25519 key pair, made in this process: no file and no argv ever holds the private half. */
export function generateSshKeyPair(comment: string): SshKeyPair {
	const pair = ssh2.utils.generateKeyPairSync("ed25519", { comment });
	return { privateKey: pair.private, publicKey: pair.public.trim() };
}
