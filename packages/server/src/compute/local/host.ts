import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ComputeUnavailable } from "../driver.ts";

const INSTALL = "apt-get install -y --no-install-recommends";

/** Programs of the host the driver runs, by the Debian package that brings them. */
const PROGRAMS: Record<string, string> = {
	bwrap: "bubblewrap",
	slirp4netns: "slirp4netns",
	ip: "iproute2",
	unshare: "util-linux",
	prlimit: "util-linux",
	mount: "mount",
	sh: "dash",
};

/** Files below /usr that machines run: they see the host's /usr. */
const INSIDE: Record<string, string> = {
	"/usr/sbin/dropbear": "dropbear-bin",
	"/usr/lib/openssh/sftp-server": "openssh-sftp-server",
	"/usr/bin/bash": "bash",
};

export const HOST_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

const TUN = "/dev/net/tun";

function isProgram(name: string): boolean {
	return HOST_PATH.split(":").some((directory) => {
		try {
			accessSync(path.join(directory, name), constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}

function setting(name: string): string | undefined {
	try {
		return readFileSync(`/proc/sys/${name}`, "utf8").trim();
	} catch {
		return undefined;
	}
}

/** Why a host refuses user namespaces, as far as its settings tell, and what its operator can do. */
function namespaceRemedy(): string {
	if (setting("kernel/unprivileged_userns_clone") === "0")
		return "sysctl -w kernel.unprivileged_userns_clone=1";
	if (setting("kernel/apparmor_restrict_unprivileged_userns") === "1") {
		return "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0, or an AppArmor profile that lets bwrap and unshare have them";
	}
	if (setting("user/max_user_namespaces") === "0") return "sysctl -w user.max_user_namespaces=15000";
	if (existsSync("/.dockerenv") || existsSync("/run/.containerenv")) {
		return "run the server outside the container, or give the container leave to create user namespaces (seccomp and AppArmor unconfined) and the device /dev/net/tun";
	}
	return "allow user namespaces on this host, or choose another compute driver";
}

/** The hard limit on open files this process may hand on. */
export function openFilesLimit(): number {
	const hard = readFileSync("/proc/self/limits", "utf8").match(/^Max open files\s+\S+\s+(\S+)/m)?.[1];
	const limit = Number(hard);
	return Number.isInteger(limit) ? Math.min(limit, 16_384) : 16_384;
}

/** True when uids from `first` on can be given away: not so in a container that maps only a few. */
function mapsUid(first: number): boolean {
	return readFileSync("/proc/self/uid_map", "utf8")
		.trim()
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.some(([inside = 0, , count = 0]) => first >= inside && first < inside + count);
}

/**
 * A machine's network is attached through this device by the machine's own user. udev gives everybody
 * access to it, since making an interface takes rights over a network namespace anyway; on a host without
 * udev, root does the same here.
 */
function checkTun(): void {
	if (!existsSync(TUN)) {
		throw new ComputeUnavailable(
			`This host has no ${TUN}, so machines would have no network.`,
			"modprobe tun",
		);
	}
	if ((statSync(TUN).mode & 0o006) === 0o006) return;
	try {
		chmodSync(TUN, 0o666);
	} catch {
		throw new ComputeUnavailable(`This host keeps ${TUN} from its users.`, `chmod 666 ${TUN}`);
	}
}

/** Throws a ComputeUnavailable that says what is missing on this host and how to get it. */
export function checkHost(firstUid: number | undefined): void {
	const missing = new Set([
		...Object.entries(PROGRAMS)
			.filter(([name]) => !isProgram(name))
			.map(([, debian]) => debian),
		...Object.entries(INSIDE)
			.filter(([file]) => !existsSync(file))
			.map(([, debian]) => debian),
	]);
	if (missing.size > 0) {
		const packages = [...missing].join(" ");
		throw new ComputeUnavailable(
			`Programs that machines need are missing: ${packages}.`,
			`${INSTALL} ${packages}`,
		);
	}
	checkTun();
	if (firstUid !== undefined && !mapsUid(firstUid)) {
		throw new ComputeUnavailable(
			"The server runs as a root user that has no uid to give to machines.",
			"run the server as an ordinary user",
		);
	}
	const user = firstUid === undefined ? {} : { uid: firstUid, gid: firstUid };
	const inner = ["bwrap", "--unshare-user", "--unshare-pid", "--disable-userns", "--ro-bind", "/", "/"];
	const trial = spawnSync(
		"unshare",
		[
			"--user",
			"--map-root-user",
			"--net",
			"--mount",
			"--",
			...inner,
			"--proc",
			"/proc",
			"--dev",
			"/dev",
			"true",
		],
		{ ...user, cwd: "/", env: { PATH: HOST_PATH }, encoding: "utf8", timeout: 10_000 },
	);
	if (trial.status !== 0) {
		const reason = (trial.stderr || trial.error?.message || "no reason given").trim();
		throw new ComputeUnavailable(
			`This host does not let the server isolate machines: ${reason}`,
			namespaceRemedy(),
		);
	}
}
