import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { GUEST_SSH_PORT } from "./guest-files.ts";

const GUEST_ADDRESS = "10.0.2.100";
export const TAP = "tap0";

/**
 * 127/8 and 0/8 are the machine's own loopback, unless a socket is bound to the tap device: then they leave
 * it, and slirp would connect to the host's. 169.254/16 is where clouds serve credentials.
 */
const NEVER = ["0.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16"];

export type NetworkRules = {
	/** IPv4 networks (CIDR) machines may not reach, besides the host's own addresses and link-local ones. */
	deny?: readonly string[];
	/** IPv4 addresses of the host that machines may reach after all. */
	allow?: readonly string[];
};

/**
 * Routes, as `ip -batch` reads them, for the machine's network namespace. slirp4netns connects from the
 * host itself: without these, a machine would reach whatever the host serves on its LAN address, behind
 * the host's firewall, and a cloud's metadata service. The machine cannot change them: the network
 * namespace belongs to a user namespace outside its own.
 */
export function networkSetup({ deny = [], allow = [] }: NetworkRules): string {
	const own = Object.values(networkInterfaces())
		.flatMap((addresses) => addresses ?? [])
		.filter(({ family, internal, address }) => family === "IPv4" && !internal && !allow.includes(address))
		.map(({ address }) => `${address}/32`);
	const networks = new Set([...NEVER, ...own, ...deny]);
	return ["link set lo up", ...[...networks].map((network) => `route add blackhole ${network}`), ""].join(
		"\n",
	);
}

export function slirpArguments(outerPid: number): string[] {
	return [
		...["--configure", "--mtu=65520", "--disable-host-loopback", "--enable-sandbox", "--enable-seccomp"],
		// Relative to the machine's `run` directory, whose parents may be closed to the machine's user.
		...["--ready-fd=3", "--api-socket=slirp.sock", String(outerPid), TAP],
	];
}

async function freePort(): Promise<number> {
	const server = createServer();
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => {
				if (address && typeof address === "object") resolve(address.port);
				else reject(new Error("The host gave no TCP port."));
			});
		});
	});
}

async function askSlirp(runDirectory: string, request: unknown): Promise<string> {
	// A socket's path may be 107 bytes at most; through the directory's descriptor it is always short.
	const directory = await open(runDirectory, "r");
	try {
		return await new Promise((resolve, reject) => {
			let answer = "";
			const socket = connect(`/proc/self/fd/${directory.fd}/slirp.sock`, () => {
				socket.end(JSON.stringify(request));
			});
			socket.setEncoding("utf8");
			socket.on("data", (part: string) => {
				answer += part;
			});
			socket.on("end", () => resolve(answer));
			socket.on("error", reject);
		});
	} finally {
		await directory.close();
	}
}

/** Leads a free port on the host's 127.0.0.1 to the machine's SSH server and answers with it. */
export async function forwardSsh(runDirectory: string): Promise<number> {
	for (let attempt = 1; ; attempt++) {
		const port = await freePort();
		const answer = await askSlirp(runDirectory, {
			execute: "add_hostfwd",
			arguments: {
				proto: "tcp",
				host_addr: "127.0.0.1",
				host_port: port,
				guest_addr: GUEST_ADDRESS,
				guest_port: GUEST_SSH_PORT,
			},
		});
		if (answer.includes('"return"')) return port;
		// Somebody else may have taken the port between the look and the request.
		if (attempt === 5) throw new Error(`slirp4netns refused to forward a port: ${answer.trim()}`);
	}
}

export function dial(port: number): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket = connect({ port, host: "127.0.0.1", noDelay: true });
		socket.once("connect", () => {
			socket.off("error", reject);
			resolve(socket);
		});
		socket.once("error", reject);
	});
}

function greets(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ port, host: "127.0.0.1" });
		socket.once("data", (first) => {
			resolve(first.toString("latin1").startsWith("SSH-"));
			socket.destroy();
		});
		socket.once("error", () => resolve(false));
		socket.once("close", () => resolve(false));
	});
}

/** Waits until the SSH server greets. slirp accepts at once and closes again while nobody listens inside. */
export async function waitForSsh(port: number, signal: AbortSignal): Promise<void> {
	while (!(await greets(port))) await delay(1, undefined, { signal });
}

/** Cumulative bytes of the machine's one interface, as the machine counts them. */
export function networkCounters(pid: number): { bytesIn: bigint; bytesOut: bigint } {
	const line = readFileSync(`/proc/${pid}/net/dev`, "latin1")
		.split("\n")
		.find((text) => text.trimStart().startsWith(`${TAP}:`));
	const fields =
		line
			?.slice(line.indexOf(":") + 1)
			.trim()
			.split(/\s+/) ?? [];
	return { bytesIn: BigInt(fields[0] ?? 0), bytesOut: BigInt(fields[8] ?? 0) };
}
