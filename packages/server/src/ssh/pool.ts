import type { Client } from "ssh2";
import { connectSsh, type SshTarget } from "./connection.ts";
import { Gate } from "./gate.ts";
import type { MachineSsh, SshPool } from "./machine.ts";
import { Session, type Taken } from "./session.ts";

type Entry = {
	session: Session;
	/** Carries forwarded ports and files. */
	client?: Promise<Client>;
	/** Connections of their own for programs and shells, and those of them that nothing uses. */
	spare: Set<Client>;
	idle: Client[];
	signIns: Gate;
};

/** Unused connections kept for the next program: most work on a machine is one program after another. */
const IDLE = 2;

/** dropbear refuses a sixth connection from one address while five have not signed in yet. */
const SIGN_INS = 3;

/** Thrown to whoever waited for a connection that was dropped meanwhile. */
class Dropped extends Error {
	override name = "Dropped";
}

/**
 * The SSH connections to machines. Forwarded ports and files share one; a program or shell has one to itself
 * while it runs, and then leaves it to the next. That is because of dropbear 2022.83 (Debian 12): when a program
 * ends in the instant between the opening of another session channel and its exec request, dropbear closes that
 * channel, and then ends the whole connection on a failed assertion (common-channel.c: `!channel->sent_close`).
 * With one program a connection nothing can end in that instant.
 */
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
		for (const client of entry?.spare ?? []) client.destroy();
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
		const entry: Entry = {
			session: new Session(
				() => this.#connection(vmId),
				() => this.#take(vmId),
			),
			spare: new Set(),
			idle: [],
			signIns: new Gate(SIGN_INS),
		};
		this.#entries.set(vmId, entry);
		return entry;
	}

	/** A connection that nothing else uses until it is given back. */
	async #take(vmId: string): Promise<Taken> {
		const entry = this.#entry(vmId);
		const client = entry.idle.pop() ?? (await this.#connectSpare(vmId, entry));
		return {
			client,
			giveBack: () => {
				if (!entry.spare.has(client)) return;
				if (entry.idle.length < IDLE) entry.idle.push(client);
				else client.end();
			},
			discard: () => client.end(),
		};
	}

	async #connectSpare(vmId: string, entry: Entry): Promise<Client> {
		const client = await this.#open(vmId, entry);
		entry.spare.add(client);
		client.once("close", () => {
			entry.spare.delete(client);
			entry.idle = entry.idle.filter((other) => other !== client);
		});
		return client;
	}

	#connection(vmId: string): Promise<Client> {
		const entry = this.#entry(vmId);
		entry.client ??= this.#connect(vmId, entry);
		return entry.client;
	}

	async #connect(vmId: string, entry: Entry): Promise<Client> {
		try {
			const client = await this.#open(vmId, entry);
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

	async #open(vmId: string, entry: Entry): Promise<Client> {
		const client = await entry.signIns.pass(async () => connectSsh(await this.#target(vmId)));
		if (this.#entries.get(vmId) === entry) return client;
		client.destroy();
		throw new Dropped("The connection to the machine was dropped while it was being made.");
	}
}
