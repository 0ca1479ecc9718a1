import type { Duplex } from "node:stream";
import type { Client, SFTPWrapper } from "ssh2";
import { exec, openExec, signalGroup } from "./exec.ts";
import type { ExecOptions, ExecResult, MachineSsh, Shell } from "./machine.ts";
import { quoteWord } from "./quote.ts";

type ShellOptions = Parameters<MachineSsh["shell"]>[0];

/** What a login shell is started by. A directory that is gone must not cost a person their terminal. */
function shellCommand({ cwd, env = {} }: ShellOptions): string {
	const variables = Object.entries({ COLORTERM: "truecolor", ...env }).map(([name, value]) => {
		if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
			throw new RangeError(`Not a variable name: ${JSON.stringify(name)}`);
		return `${name}=${quoteWord(value)}`;
	});
	const enter = cwd ? `cd -- ${quoteWord(cwd)} 2>/dev/null; ` : "";
	return `${enter}exec env ${variables.join(" ")} "\${SHELL:-/bin/sh}" -l`;
}

export type Taken = {
	client: Client;
	/** To the next who needs one. */
	giveBack: () => void;
	/** Ends it, and with it what still runs on it. */
	discard: () => void;
};

/**
 * Everything a machine offers over SSH. `connection` answers with the live one for ports and files, reconnecting
 * where it must; `take` with one that nothing else uses, for a program.
 */
export class Session implements MachineSsh {
	readonly #connection: () => Promise<Client>;
	readonly #take: () => Promise<Taken>;
	/** One SFTP channel a connection. */
	readonly #sftp = new WeakMap<Client, Promise<SFTPWrapper>>();

	constructor(connection: () => Promise<Client>, take: () => Promise<Taken>) {
		this.#connection = connection;
		this.#take = take;
	}

	exec(argv: readonly string[], options: ExecOptions = {}): Promise<ExecResult> {
		const kill = (group: number, name: "TERM" | "KILL") =>
			this.#with((client) => signalGroup(client, group, name));
		return this.#with((client) => exec(client, argv, options, kill));
	}

	/** `env` shows in the machine's process list: no secrets in it. */
	async shell(options: ShellOptions): Promise<Shell> {
		const command = shellCommand(options);
		const { client, discard } = await this.#take();
		const pty = { term: "xterm-256color", cols: options.columns, rows: options.rows };
		return openExec(client, command, { pty }, (channel) => {
			channel.once("close", discard);
			return {
				stream: channel,
				resize: (columns: number, rows: number) => channel.setWindow(rows, columns, 0, 0),
				// dropbear keeps a shell whose channel alone is closed; without its connection it hangs up.
				close: discard,
			};
		}).catch((error: unknown) => {
			discard();
			throw error;
		});
	}

	async forward(port: number): Promise<Duplex> {
		const client = await this.#connection();
		return new Promise((resolve, reject) => {
			// By name, because a program may listen on ::1 only.
			client.forwardOut("127.0.0.1", 0, "localhost", port, (error, channel) =>
				error ? reject(error) : resolve(channel),
			);
		});
	}

	async writeFile(path: string, content: Buffer | string, mode?: number): Promise<void> {
		const sftp = await this.#files();
		await new Promise<void>((resolve, reject) => {
			sftp.writeFile(path, content, { ...(mode !== undefined && { mode }) }, (error) =>
				error ? reject(error) : resolve(),
			);
		});
		// The mode of an open counts for a new file only.
		if (mode !== undefined) {
			await new Promise<void>((resolve, reject) => {
				sftp.chmod(path, mode, (error) => (error ? reject(error) : resolve()));
			});
		}
	}

	async readFile(path: string): Promise<Buffer> {
		const sftp = await this.#files();
		return new Promise((resolve, reject) => {
			sftp.readFile(path, (error, content) => (error ? reject(error) : resolve(content)));
		});
	}

	/** Runs a program's exchange on a connection of its own. */
	async #with<T>(use: (client: Client) => Promise<T>): Promise<T> {
		const { client, giveBack } = await this.#take();
		try {
			return await use(client);
		} finally {
			giveBack();
		}
	}

	async #files(): Promise<SFTPWrapper> {
		const client = await this.#connection();
		const open = this.#sftp.get(client);
		if (open) return open;
		const opening = new Promise<SFTPWrapper>((resolve, reject) => {
			client.sftp((error, sftp) => {
				if (error) return reject(error);
				sftp.once("close", () => this.#sftp.delete(client));
				resolve(sftp);
			});
		});
		this.#sftp.set(client, opening);
		opening.catch(() => this.#sftp.delete(client));
		return opening;
	}
}
