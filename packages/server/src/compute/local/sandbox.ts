import { existsSync, lstatSync, readlinkSync } from "node:fs";
import type { MachineSpec } from "../driver.ts";
import { GUEST_HOME, GUEST_USER } from "./guest-files.ts";

/** Where the outer mount namespace shows the directory of all machines; see OUTER_SCRIPT. */
export const MACHINES_OUTSIDE = "/tmp";

/** What the machine shares of the host's /etc, where it is there: read-only, and no account, key or credential in it. */
const SHARED_ETC = [
	"alternatives",
	"ld.so.cache",
	"ld.so.conf",
	"ld.so.conf.d",
	"localtime",
	"mime.types",
	"perl",
	"protocols",
	"python3",
	"services",
	"ssl/certs",
	"ssl/openssl.cnf",
	"terminfo",
	"timezone",
];

/** Files of `guest-files.ts` and where each is seen inside. */
const OWN_ETC = [
	"bash.bashrc",
	"group",
	"hostname",
	"hosts",
	"nsswitch.conf",
	"passwd",
	"profile",
	"resolv.conf",
	"shells",
	"skel",
];

export type SandboxOptions = {
	id: string;
	spec: MachineSpec;
	environment: Readonly<Record<string, string>>;
	/** Descriptor of a system call filter, where there is one. */
	filter?: number;
	/** More host directories shown read-only, by where they are seen inside. */
	readOnly: Readonly<Record<string, string>>;
};

function rootDirectory(name: string): string[] {
	const host = `/${name}`;
	if (!existsSync(host)) return [];
	return lstatSync(host).isSymbolicLink()
		? ["--symlink", readlinkSync(host), host]
		: ["--ro-bind", host, host];
}

/** bubblewrap's arguments, given to it through a file descriptor so that the machine cannot read them. */
export function sandboxArguments({ id, spec, environment, filter, readOnly }: SandboxOptions): string[] {
	const machine = `${MACHINES_OUTSIDE}/${id}`;
	const shared = SHARED_ETC.map((name) => `/etc/${name}`).filter((name) => existsSync(name));
	return [
		...["--unshare-user", "--uid", "1000", "--gid", "1000", "--disable-userns"],
		...["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--hostname", spec.hostname],
		...["/etc", "/home", "/root", "/var"].flatMap((name) => ["--perms", "0755", "--dir", name]),
		...["--ro-bind", "/usr", "/usr"],
		...["bin", "sbin", "lib", "lib32", "lib64"].flatMap(rootDirectory),
		...shared.flatMap((name) => ["--ro-bind", name, name]),
		...OWN_ETC.flatMap((name) => ["--ro-bind", `${machine}/etc/${name}`, `/etc/${name}`]),
		...["--ro-bind", `${machine}/etc/roost`, "/etc/roost"],
		...["--symlink", "../usr/lib/os-release", "/etc/os-release"],
		...Object.entries(readOnly).flatMap(([inside, host]) => ["--ro-bind", host, inside]),
		...["--bind", `${machine}/home`, GUEST_HOME],
		...["--bind", `${machine}/tmp`, "/tmp", "--bind", `${machine}/tmp`, "/var/tmp"],
		...["--proc", "/proc", "--dev", "/dev"],
		// Memory file systems are bounded, or a machine could fill the host's memory through them.
		...["--size", String(16 * 2 ** 20), "--tmpfs", "/run"],
		...["--size", String(spec.memoryMb * 2 ** 19), "--tmpfs", "/dev/shm"],
		...["--remount-ro", "/dev", "--remount-ro", "/"],
		...(filter === undefined ? [] : ["--seccomp", String(filter)]),
		...["--new-session", "--chdir", GUEST_HOME, "--clearenv"],
		...Object.entries({
			HOME: GUEST_HOME,
			USER: GUEST_USER,
			LOGNAME: GUEST_USER,
			SHELL: "/bin/bash",
			LANG: "C.UTF-8",
			...environment,
		}).flatMap(([name, value]) => ["--setenv", name, value]),
	];
}

/**
 * Run as the machine's own host user, by `unshare` in new user, network and mount namespaces.
 * - The first line of stdin is the server's word to go; without it (the server died) nothing starts.
 *   The rest are routes for `ip`.
 * - The directory of all machines is reached as the working directory, then bound: its parents may be
 *   closed to this user, as /root is.
 * - $1 is the memory limit of one process in bytes, or "unlimited"; $2 the most files it may open.
 */
export const OUTER_SCRIPT = `read -r go || exit 1
echo '{"network":true}' >&3
mount -c --bind . ${MACHINES_OUTSIDE} && cd ${MACHINES_OUTSIDE} && ip -batch - || exit 1
unset OLDPWD PWD
exec prlimit --nproc=1024 --nofile="1024:$2" --core=0 --data="$1" -- \\
	bwrap --args 4 --json-status-fd 3 -- /bin/sh /etc/roost/boot </dev/null`;
