import type { Client } from "ssh2";
import { connectSsh, type SshTarget } from "./connection.ts";
import type { MachineSsh, SshPool } from "./machine.ts";
import { Session } from "./session.ts";

type Entry = { session: Session; client?: Promise<Client> };

/** Thrown to whoever waited for a connection that was dropped meanwhile. */
class Dropped extends Error {
	override name = "Dropped";
}

/** One SSH connection a machine; everything that works inside it is a channel of that one. */
export class MachinePool implements SshPool {
	readonly #target: (vmId: string) => Promise<SshTarget>;
	readonly #entries = new Map<string, Entry>();

	/** `target` says where a machine's SSH server is and with which key to sign in; asked at every connection. */
	constructor(target: (vmId: string) => Promise<SshTarget>) {
		this.#target = target;
	}

	async machine(vmId: string): Promise<MachineSsh> {
		await this.#connection(vmId);
		return this.#entry(vmId).session;
	}

	drop(vmId: string): void {
		const entry = this.#entries.get(vmId);
		this.#entries.delete(vmId);
		entry?.client?.then(
			(client) => client.destroy(),
			() => {},
		);
	}

	close(): void {
		for (const vmId of [...this.#entries.keys()]) this.drop(vmId);
	}

	#entry(vmId: string): Entry {
		const known = this.#entries.get(vmId);
		if (known) return known;
		const entry: Entry = { session: new Session(() => this.#connection(vmId)) };
		this.#entries.set(vmId, entry);
		return entry;
	}

	#connection(vmId: string): Promise<Client> {
		const entry = this.#entry(vmId);
		entry.client ??= this.#connect(vmId, entry);
		return entry.client;
	}

	async #connect(vmId: string, entry: Entry): Promise<Client> {
		try {
			const client = await connectSsh(await this.#target(vmId));
			if (this.#entries.get(vmId) !== entry) {
				client.destroy();
				throw new Dropped("The connection to the machine was dropped while it was being made.");
			}
			// The next one who needs the machine connects anew.
			client.once("close", () => {
				delete entry.client;
			});
			return client;
		} catch (error) {
			delete entry.client;
			throw error;
		}
	}
}
