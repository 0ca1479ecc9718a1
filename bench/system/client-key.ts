import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateSshKeyPair } from "@roost/server/ssh/keys";

/** The benchmark's own SSH key: in memory for ssh2, as a file for OpenSSH. */
export type ClientKey = { publicKey: string; privateKey: string; file: string };

export function makeClientKey(directory: string): ClientKey {
	const pair = generateSshKeyPair("bench");
	const file = join(directory, "bench-key");
	writeFileSync(file, pair.privateKey, { mode: 0o600 });
	return { ...pair, file };
}

/** OpenSSH's arguments up to the command. The host key is not asked about: the port is the machine's own. */
export const sshArguments = (key: ClientKey, port: number, ...more: string[]): string[] => [
	...["-F", "/dev/null", "-i", key.file, "-p", String(port)],
	...["-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR"],
	...["-o", "IdentitiesOnly=yes", "-o", "BatchMode=yes"],
	...more,
	"ubuntu@127.0.0.1",
];
