import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MachineSsh } from "../../ssh/machine.ts";
import type { Bench } from "../conformance.ts";

/** A listener of the host that notes whoever comes. */
async function listener(host: string): Promise<{ port: number; visits: () => number; server: Server }> {
	let visits = 0;
	const server = createServer((socket) => {
		visits += 1;
		socket.on("error", () => {});
		socket.end("reached the host\n");
	});
	await new Promise<void>((resolve) => server.listen(0, host, resolve));
	const address = server.address();
	return { port: address && typeof address === "object" ? address.port : 0, visits: () => visits, server };
}

/** What the machine gets from a TCP port; "" where it cannot connect. SO_BINDTODEVICE is one way round routes. */
const CONNECT = `use IO::Socket::INET;
my ($host, $port, $device) = @ARGV;
my $socket = IO::Socket::INET->new(Proto => "tcp") or exit;
if ($device) { setsockopt($socket, 1, 25, pack("Z*", $device)) or exit }
$SIG{ALRM} = sub { exit }; alarm 1;
connect($socket, pack_sockaddr_in($port, inet_aton($host))) or exit;
print scalar <$socket>;`;

export function describeIsolation(bench: Bench): void {
	describe("what a machine cannot reach", () => {
		let ssh: MachineSsh;
		let inside: (script: string) => Promise<string>;
		let secretDirectory: string;

		beforeAll(async () => {
			ssh = await bench.machine("first");
			inside = async (script) => (await ssh.exec(["bash", "-c", script])).stdout;
			secretDirectory = await mkdtemp(path.join(tmpdir(), "roost-secret-"));
			await writeFile(path.join(secretDirectory, "secret"), "the host's secret", { mode: 0o644 });
		});

		afterAll(() => rm(secretDirectory, { recursive: true, force: true }));

		it("the host's loopback, at any address", async () => {
			const { port, visits, server } = await listener("127.0.0.1");
			for (const address of ["127.0.0.1", "127.0.0.2", "10.0.2.2", "10.0.2.3", "0.0.0.0"]) {
				for (const device of ["", "tap0"]) {
					const got = await ssh.exec(["perl", "-e", CONNECT, address, String(port), device]);
					expect([address, device, got.stdout]).toEqual([address, device, ""]);
				}
			}
			expect(visits()).toBe(0);
			server.close();
		});

		it("what the host serves on its other addresses", async ({ skip }) => {
			if (!bench.hostAddress) return skip("this host has no network");
			const { port, visits, server } = await listener("0.0.0.0");
			for (const device of ["", "tap0"]) {
				const got = await ssh.exec(["perl", "-e", CONNECT, bench.hostAddress, String(port), device]);
				expect([device, got.stdout]).toEqual([device, ""]);
			}
			expect(visits()).toBe(0);
			server.close();
		});

		it("another machine: its network, processes and files", async () => {
			const other = await bench.machine("neighbour");
			const token = randomUUID();
			await other.exec([
				"sh",
				"-c",
				`echo ${token} > ~/mine; echo ${token} > /tmp/mine; cp ~/mine /dev/shm/`,
			]);
			await other.exec([
				"sh",
				"-c",
				`(setsid perl -MIO::Socket::INET -e '$0="${token}"; $s=IO::Socket::INET->new(Listen=>5,LocalPort=>18501) or die; open(U,">",$ENV{HOME}."/up"); while($c=$s->accept){print $c "${token}"; close $c}' </dev/null >/dev/null 2>&1 &); while [ ! -e ~/up ]; do sleep 0.01; done`,
			]);
			expect(await inside(`cat /proc/*/cmdline /home/*/mine /tmp/mine /dev/shm/* 2>/dev/null`)).not.toContain(
				token,
			);
			for (const address of ["127.0.0.1", "10.0.2.100", "10.0.2.2"]) {
				expect((await ssh.exec(["perl", "-e", CONNECT, address, "18501", ""])).stdout).toBe("");
			}
			const own = (await ssh.exec(["cat", "/proc/sys/kernel/hostname"])).stdout;
			expect(own).toBe("quiet-otter\n");
		});

		it("files of the host", async () => {
			const paths = [
				"/etc/shadow",
				path.join(secretDirectory, "secret"),
				homedir(),
				process.cwd(),
				...bench.harness.hostSecrets(),
			];
			for (const hidden of paths) {
				const got = await ssh.exec([
					"sh",
					"-c",
					'if [ -d "$1" ]; then ls -A "$1"; else cat "$1"; fi',
					"sh",
					hidden,
				]);
				expect([hidden, got.stdout]).toEqual([hidden, ""]);
				for (const root of ["/proc/1/root", "/proc/self/root", "/proc/1/cwd/../../../..", "/proc/2/root"]) {
					expect((await ssh.exec(["cat", `${root}${hidden}`])).stdout).toBe("");
				}
			}
		});

		it("anything through a descriptor that was left open", async () => {
			const open = await inside("ls -l /proc/[0-9]*/fd 2>/dev/null | grep -o -- '-> .*' | sort -u");
			const allowed =
				/^-> (\/dev\/(null|pts\/.*|ptmx)|(pipe|socket|anon_inode):.*|\/run\/sshd\.log|\/proc\/\d+\/fd|\/etc\/roost\/boot|\/tmp\/big|\/dev\/urandom|\/usr\/sbin\/dropbear)$/;
			expect(open.split("\n").filter((line) => line && !allowed.test(line))).toEqual([]);
		});

		it("a place of the system that it could write to", async () => {
			const places =
				"/ /usr /usr/bin /usr/local/bin /etc /etc/ssl/certs /etc/roost /var /home /root /dev /proc/sys/kernel";
			expect(await inside(`for place in ${places}; do touch $place/x 2>/dev/null && echo $place; done`)).toBe(
				"",
			);
			expect(
				await inside(
					`for f in /etc/passwd /etc/resolv.conf /etc/roost/boot /usr/bin/env; do echo x 2>/dev/null >>$f && echo $f; done 2>/dev/null`,
				),
			).toBe("");
			expect(
				await inside(
					"echo 1 2>/dev/null >/proc/sysrq-trigger && echo wrote; echo x 2>/dev/null >/proc/sys/kernel/core_pattern && echo wrote",
				),
			).toBe("");
			expect(await inside("ls /sys /sys/fs/cgroup 2>/dev/null")).toBe("");
		});

		it("more rights: capabilities, set-uid programs, new namespaces, mounts, devices", async () => {
			const status = await inside("grep -E '^(CapInh|CapPrm|CapEff|CapAmb|NoNewPrivs)' /proc/self/status");
			expect(status).toMatch(/CapPrm:\t0+\n/);
			expect(status).toMatch(/CapEff:\t0+\n/);
			expect(status).toMatch(/NoNewPrivs:\t1/);
			expect(await inside("mount 2>/dev/null | grep -v -E '[(,]nosuid[,)]'")).toBe("");
			expect(
				await inside(
					"for f in /usr/bin/su /usr/bin/mount /usr/bin/newgrp /usr/bin/sudo; do [ -u $f ] && timeout 2 $f -c id </dev/null; done 2>/dev/null | grep uid=0",
				),
			).toBe("");
			expect(
				await inside(
					"unshare --user --map-root-user id -u 2>/dev/null; unshare --net true 2>/dev/null && echo net; unshare --mount true 2>/dev/null && echo mount",
				),
			).toBe("");
			expect(
				await inside(
					"nsenter -t 1 --net true 2>/dev/null && echo entered; nsenter -t 1 --user true 2>/dev/null && echo entered",
				),
			).toBe("");
			expect(
				await inside("ls /dev/mem /dev/kmem /dev/vda* /dev/sda* /dev/kvm /dev/net/tun /dev/fuse 2>/dev/null"),
			).toBe("");
			expect(
				await inside(
					"ip route del blackhole 169.254.0.0/16 2>/dev/null && echo deleted; ip link set tap0 down 2>/dev/null && echo down",
				),
			).toBe("");
			expect(await inside("dmesg 2>/dev/null | head -1; hostname stolen 2>/dev/null && echo renamed")).toBe(
				"",
			);
		});
	});
}
