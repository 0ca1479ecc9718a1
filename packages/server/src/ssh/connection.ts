import ssh2, { type Client } from "ssh2";
import type { SshEndpoint } from "../compute/driver.ts";

const READY_TIMEOUT_MS = 15_000;
const KEEPALIVE = { keepaliveInterval: 10_000, keepaliveCountMax: 3 };

export type SshTarget = {
	endpoint: SshEndpoint;
	/** OpenSSH private-key text. */
	privateKey: string;
};

/**
 * Signs in over the given stream. Only the pinned host key is accepted: whoever else answers there is
 * refused before the key is used.
 */
export function connectSsh({ endpoint, privateKey }: SshTarget): Promise<Client> {
	return new Promise((resolve, reject) => {
		const client = new ssh2.Client();
		client.once("ready", () => {
			client.off("error", reject);
			// A later loss shows as `close`; the error that comes before it says no more than that.
			client.on("error", () => {});
			resolve(client);
		});
		client.once("error", reject);
		client.once("close", () => reject(new Error("The machine closed the connection during sign-in.")));
		client.connect({
			sock: endpoint.stream,
			username: endpoint.user,
			privateKey,
			hostVerifier: (key: Buffer) => key.toString("base64") === endpoint.hostKey,
			readyTimeout: READY_TIMEOUT_MS,
			...KEEPALIVE,
		});
	});
}
