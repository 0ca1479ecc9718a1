import { createHash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type {
	Capabilities,
	ComputeDriver,
	EngineMachine,
	MachineMetrics,
	MachineSpec,
	SshEndpoint,
} from "../driver.ts";
import { Cgroups } from "./cgroup.ts";
import { furnish } from "./furnish.ts";
import { GUEST_HOME, GUEST_USER } from "./guest-files.ts";
import { checkHost, openFilesLimit } from "./host.ts";
import { hostKeyBlob } from "./host-key.ts";
import { launch } from "./launch.ts";
import { machineMetrics } from "./metrics.ts";
import { dial, type NetworkRules } from "./network.ts";
import { findByEnvironment, isAlive, killAndWait } from "./processes.ts";
import { MachineDirectory, type MachineState, machineIds } from "./state.ts";
import { removeGuestFiles, stopGuestProcesses } from "./stop.ts";
import { findToolchain, type Toolchain } from "./toolchain.ts";
import { Uids } from "./uids.ts";

export type LocalOptions = {
	/** Machines live in `<dataDir>/machines/<id>/`. */
	dataDir: string;
	network?: NetworkRules;
	/** Variables every process in a machine starts with, e.g. a package mirror's address. */
	environment?: Readonly<Record<string, string>>;
	/** First of the 65,536 host uids machines get where the server is root. Default: a block of its own for every data directory. */
	firstUid?: number;
};

/** In the environment of a machine's outer processes: which machine of which data directory. */
const MARKER = "ROOST_MACHINE";

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const HOSTNAME = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** The authorities the operator's host trusts, for programs that bring their own list and would not look there. */
function trustedAuthorities(): Record<string, string> {
	const bundle = "/etc/ssl/certs/ca-certificates.crt";
	if (!existsSync(bundle)) return {};
	return { NODE_EXTRA_CA_CERTS: bundle, PIP_CERT: bundle, REQUESTS_CA_BUNDLE: bundle };
}

/**
 * Machines as sandboxes of this host: bubblewrap, slirp4netns and an SSH server inside. They outlive the
 * server and are found again by what is on disk and in /proc.
 */
export class LocalDriver implements ComputeDriver {
	readonly name = "local";
	readonly #machines: string;
	readonly #options: LocalOptions;
	readonly #uids: Uids;
	readonly #key: string;
	readonly #cgroups = new Cgroups();
	#toolchain: Promise<Toolchain> | undefined;
	/** Steps of one machine run one after another. */
	readonly #turns = new Map<string, Promise<unknown>>();

	constructor(options: LocalOptions) {
		this.#options = options;
		this.#machines = path.join(path.resolve(options.dataDir), "machines");
		this.#key = createHash("sha256").update(this.#machines).digest("hex").slice(0, 12);
		this.#uids = new Uids(this.#machines, options.firstUid);
	}

	capabilities(): Capabilities {
		return {
			memoryLimit: this.#cgroups.memory ? "group" : "process",
			cpuLimit: this.#cgroups.cpu,
			diskQuota: false,
			freeze: false,
			networkMetrics: true,
			rootInside: false,
			multiNode: false,
		};
	}

	async check(): Promise<void> {
		checkHost(this.#uids.first);
		await this.#findToolchain();
		await this.#endForgotten();
	}

	/** Ends machines whose directory was deleted under them: nobody could reach or end them any more. */
	async #endForgotten(): Promise<void> {
		for (const mark of findByEnvironment(MARKER, this.#mark("")).keys()) {
			const id = mark.slice(this.#mark("").length);
			// A program in a machine can set this variable too: it may at most say its own end.
			if (ID.test(id) && !existsSync(new MachineDirectory(this.#machines, id).path))
				await this.#end(id, undefined);
		}
	}

	#findToolchain(): Promise<Toolchain> {
		mkdirSync(this.#machines, { recursive: true, mode: 0o711 });
		this.#toolchain ??= findToolchain(this.#machines);
		return this.#toolchain;
	}

	create(id: string, spec: MachineSpec, publicKey: string, signal?: AbortSignal): Promise<void> {
		return this.#turn(id, async (directory) => {
			if (!HOSTNAME.test(spec.hostname))
				throw new RangeError(`Not a host name: ${JSON.stringify(spec.hostname)}`);
			if (/[\r\n]/.test(publicKey.trim())) throw new RangeError("A public key is one line.");
			const state = directory.read();
			const unchanged = state?.publicKey === publicKey && sameSpec(state.spec, spec);
			if (unchanged && this.#inspect(id).state === "running") return;
			const uid = state?.uid ?? this.#uids.take(id);
			await this.#start(id, directory, { phase: "starting", spec, publicKey, ...(uid && { uid }) }, signal);
		});
	}

	wake(id: string, signal?: AbortSignal): Promise<void> {
		return this.#turn(id, async (directory) => {
			const state = directory.read();
			if (!state) throw new Error(`There is no machine ${id} to wake.`);
			if (this.#inspect(id).state === "running") return;
			await this.#start(id, directory, { ...withoutProcesses(state), phase: "starting" }, signal);
		});
	}

	hibernate(id: string): Promise<void> {
		return this.#turn(id, async (directory) => {
			const state = directory.read();
			if (!state) throw new Error(`There is no machine ${id} to hibernate.`);
			if (this.#inspect(id).state === "stopped") return;
			await directory.write({ ...state, phase: "stopping" });
			if (state.processes && isAlive(state.processes.init))
				await stopGuestProcesses(state.processes.init, state.uid);
			await this.#end(id, state);
			await directory.write({ ...withoutProcesses(state), phase: "stopped" });
		});
	}

	terminate(id: string): Promise<void> {
		return this.#turn(id, async (directory) => {
			if (!existsSync(directory.path)) return;
			const state = directory.read();
			if (state) await directory.write({ ...state, phase: "terminating" });
			await this.#end(id, state);
			await removeGuestFiles(directory, state?.uid);
			// The state goes last: as long as anything is left, it says what and whose it is.
			for (const name of await readdir(directory.path)) {
				if (name !== "state.json")
					await rm(path.join(directory.path, name), { recursive: true, force: true });
			}
			await rm(directory.path, { recursive: true, force: true });
			this.#uids.giveBack(id);
		});
	}

	async inspect(id: string): Promise<EngineMachine> {
		return this.#inspect(id);
	}

	async list(): Promise<EngineMachine[]> {
		return machineIds(this.#machines).map((id) => this.#inspect(id));
	}

	async dialSsh(id: string): Promise<SshEndpoint> {
		const { directory, sshPort } = this.#running(id);
		const hostKey = hostKeyBlob(await readFile(directory.at("etc/roost/hostkey")));
		return { stream: await dial(sshPort), user: GUEST_USER, hostKey };
	}

	async metrics(id: string): Promise<MachineMetrics> {
		const { processes } = this.#running(id);
		return machineMetrics(processes.init.pid, this.#cgroups.usage(this.#groupKey(id)));
	}

	async #turn<T>(id: string, step: (directory: MachineDirectory) => Promise<T>): Promise<T> {
		if (!ID.test(id)) throw new RangeError(`Not a machine id: ${JSON.stringify(id)}`);
		const turn = (this.#turns.get(id) ?? Promise.resolve())
			.catch(() => {})
			.then(() => step(new MachineDirectory(this.#machines, id)));
		const last = turn
			.catch(() => {})
			.finally(() => {
				if (this.#turns.get(id) === last) this.#turns.delete(id);
			});
		this.#turns.set(id, last);
		return turn;
	}

	#groupKey(id: string): string {
		return `roost-${this.#key}-${id}`;
	}

	#mark(id: string): string {
		return `${this.#key}:${id}`;
	}

	#inspect(id: string): EngineMachine {
		const directory = new MachineDirectory(this.#machines, id);
		if (!ID.test(id) || !existsSync(directory.path)) return { id, state: "absent" };
		const state = directory.read();
		if (!state) return { id, state: "partial" };
		const alive = Object.values(state.processes ?? {}).filter(isAlive).length;
		if (state.phase === "running" && alive === 3) {
			return { id, state: "running", ...(state.startedAt && { startedAt: new Date(state.startedAt) }) };
		}
		const settled = state.phase === "stopped" || state.phase === "running";
		return { id, state: settled && alive === 0 ? "stopped" : "partial" };
	}

	#running(id: string) {
		const directory = new MachineDirectory(this.#machines, id);
		const state = this.#inspect(id).state === "running" ? directory.read() : undefined;
		if (!state?.processes || state.sshPort === undefined) throw new Error(`Machine ${id} is not running.`);
		return { directory, processes: state.processes, sshPort: state.sshPort };
	}

	async #start(
		id: string,
		directory: MachineDirectory,
		state: MachineState,
		signal?: AbortSignal,
	): Promise<void> {
		// /root and the like stay closed to machines; this directory need only be passed through.
		mkdirSync(this.#machines, { recursive: true, mode: 0o711 });
		const before = directory.read();
		await directory.write(state);
		if (before) await this.#end(id, before);
		const toolchain = await this.#findToolchain();
		const PATH = [`${GUEST_HOME}/.local/bin`, ...toolchain.path].join(":");
		await furnish(directory, state, PATH);
		this.#cgroups.create(this.#groupKey(id), state.spec);
		try {
			const { sshPort, ...processes } = await launch({
				directory,
				sandbox: {
					id,
					spec: state.spec,
					readOnly: toolchain.readOnly,
					environment: {
						PATH,
						...trustedAuthorities(),
						...this.#options.environment,
					},
				},
				network: this.#options.network ?? {},
				...(state.uid !== undefined && { uid: state.uid }),
				marker: { name: MARKER, value: this.#mark(id) },
				...(!this.#cgroups.memory && { processMemory: state.spec.memoryMb * 2 ** 20 }),
				nofile: openFilesLimit(),
				adopt: (pid) => this.#cgroups.adopt(this.#groupKey(id), pid),
				...(signal && { signal }),
			});
			await directory.write({
				...state,
				phase: "running",
				processes,
				sshPort,
				startedAt: new Date().toISOString(),
			});
		} catch (error) {
			await this.#end(id, state);
			throw error;
		}
	}

	/** Ends every process of the machine, recorded or not, and its groups. */
	async #end(id: string, state: MachineState | undefined): Promise<void> {
		const marked = () => findByEnvironment(MARKER, this.#mark(id)).get(this.#mark(id)) ?? [];
		let left = [...Object.values(state?.processes ?? {}), ...marked()];
		// Looked for until none is found: one may have forked between the look and the kill.
		while (left.length > 0) {
			await killAndWait(left);
			left = marked();
		}
		await this.#cgroups.remove(this.#groupKey(id));
	}
}

function withoutProcesses({ phase, spec, publicKey, uid }: MachineState): MachineState {
	return { phase, spec, publicKey, ...(uid !== undefined && { uid }) };
}

function sameSpec(one: MachineSpec, other: MachineSpec): boolean {
	return (
		one.hostname === other.hostname &&
		one.vcpus === other.vcpus &&
		one.memoryMb === other.memoryMb &&
		one.diskGb === other.diskGb
	);
}
