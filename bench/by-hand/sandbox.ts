import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Cgroups } from "@roost/server/compute/local/cgroup";
import { killAndWait, type ProcessRef, processRef } from "@roost/server/compute/local/processes";
import { freePort } from "../system/child.ts";

/** A uid of nobody's where this runs as root, as the driver takes one; otherwise our own. */
const uid = process.getuid?.() === 0 ? 1_899_999_000 : undefined;
const owner = uid === undefined ? {} : { uid, gid: uid };
const cgroups = new Cgroups();
const group = `roost-bench-${process.pid}`;

export type Sandbox = { port: number; end(): Promise<void> };

/** What somebody who knows the tools would type: the same isolation and limits, no platform around it. */
export async function startSandbox(directory: string, publicKey: string): Promise<Sandbox> {
	const at = (...names: string[]) => join(directory, ...names);
	mkdirSync(at("etc"), { recursive: true });
	chmodSync(directory, 0o711);
	for (const name of ["home/.ssh", "tmp", "run"]) mkdirSync(at(name), { recursive: true });
	const files = {
		"etc/passwd": "root:x:0:0:root:/root:/bin/bash\nubuntu:x:1000:1000::/home/ubuntu:/bin/bash\n",
		"etc/group": "root:x:0:\nubuntu:x:1000:\n",
		"etc/hosts": "127.0.0.1 localhost\n",
		"etc/resolv.conf": "nameserver 10.0.2.3\n",
		"etc/shells": "/bin/sh\n/bin/bash\n",
		"home/.ssh/authorized_keys": `${publicKey}\n`,
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
	execFileSync("dropbearkey", ["-t", "ed25519", "-f", at("etc/hostkey")], { stdio: "ignore" });
	if (uid !== undefined) {
		for (const name of ["home", "home/.ssh", "home/.ssh/authorized_keys", "tmp", "run", "etc/hostkey"]) {
			chownSync(at(name), uid, uid);
		}
	}
	cgroups.create(group, { hostname: "bare", vcpus: 1, memoryMb: 1024, diskGb: 10 });

	const shared = [
		"ssl/certs",
		"alternatives",
		"ld.so.cache",
		"terminfo",
		"localtime",
		"services",
		"protocols",
	];
	const bwrap = [
		...["--unshare-user", "--uid", "1000", "--gid", "1000", "--disable-userns"],
		...["--unshare-pid", "--unshare-ipc", "--unshare-uts", "--hostname", "bare"],
		...["--ro-bind", "/usr", "/usr"],
		...["bin", "sbin", "lib", "lib64"].flatMap((name) => ["--symlink", `usr/${name}`, `/${name}`]),
		...shared
			.map((name) => `/etc/${name}`)
			.filter((name) => existsSync(name))
			.flatMap((name) => ["--ro-bind", name, name]),
		...["passwd", "group", "hosts", "resolv.conf", "shells", "hostkey"].flatMap((name) => [
			"--ro-bind",
			at("etc", name),
			`/etc/${name}`,
		]),
		...["--bind", at("home"), "/home/ubuntu", "--bind", at("tmp"), "/tmp"],
		...["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/run", "--tmpfs", "/dev/shm"],
		...["--new-session", "--chdir", "/home/ubuntu", "--clearenv"],
		...["--setenv", "HOME", "/home/ubuntu", "--setenv", "PATH", "/usr/bin:/bin:/usr/sbin"],
		...["--json-status-fd", "3", "--"],
		...["/usr/sbin/dropbear", "-F", "-E", "-s", "-m", "-p", "2222", "-r", "/etc/hostkey"],
	];
	const limits = ["prlimit", "--nproc=1024", "--nofile=1024:16384", "--core=0", "--"];
	// It waits for a word, so that it is in its group before anything runs.
	const outer = spawn(
		"unshare",
		[
			...["--user", "--map-root-user", "--net", "--"],
			...["sh", "-c", 'read -r go; exec "$@" </dev/null', "sh", ...limits, "bwrap", ...bwrap],
		],
		{ ...owner, cwd: directory, detached: true, stdio: ["pipe", "ignore", "ignore", "pipe"] },
	);
	const refs: ProcessRef[] = [];
	const keep = (pid: number | undefined) => {
		const ref = pid === undefined ? undefined : processRef(pid);
		if (!ref) throw new Error("A process of the bare sandbox ended at once.");
		refs.push(ref);
	};
	keep(outer.pid);
	cgroups.adopt(group, outer.pid ?? 0);
	(outer.stdin as NonNullable<typeof outer.stdin>).end("go\n");
	const status = await firstWord(outer);
	keep(Number(/"child-pid": (\d+)/.exec(status)?.[1]));

	const flags = [
		"--configure",
		"--mtu=65520",
		"--disable-host-loopback",
		"--enable-sandbox",
		"--enable-seccomp",
	];
	const network = spawn(
		"slirp4netns",
		[...flags, "--ready-fd=3", "--api-socket=slirp.sock", String(outer.pid), "tap0"],
		{ ...owner, cwd: at("run"), detached: true, stdio: ["ignore", "ignore", "ignore", "pipe"] },
	);
	keep(network.pid);
	await firstWord(network);
	const port = await freePort();
	await askSlirp(at("run/slirp.sock"), {
		execute: "add_hostfwd",
		arguments: {
			proto: "tcp",
			host_addr: "127.0.0.1",
			host_port: port,
			guest_addr: "10.0.2.100",
			guest_port: 2222,
		},
	});
	return {
		port,
		async end() {
			await killAndWait(refs);
			await cgroups.remove(group);
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

/** What a process says first on its descriptor 3. */
async function firstWord(child: ChildProcess): Promise<string> {
	const failed = once(child, "exit").then(([code]) => {
		throw new Error(`${child.spawnfile} ended with code ${code}`);
	});
	failed.catch(() => {});
	const [said] = (await Promise.race([once(child.stdio[3] as Readable, "data"), failed])) as [Buffer];
	return said.toString();
}

/** Asks slirp4netns by its API socket. @throws Error with its words when it refuses. */
export async function askSlirp(path: string, request: unknown): Promise<void> {
	const socket = connect(path);
	let answer = "";
	socket.setEncoding("utf8").on("data", (text: string) => {
		answer += text;
	});
	socket.end(JSON.stringify(request));
	await once(socket, "end");
	if (!answer.includes('"return"')) throw new Error(`slirp4netns: ${answer.trim()}`);
}
