import { createServer } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import type { MachineSsh } from "../../ssh/machine.ts";
import { MachinePool } from "../../ssh/pool.ts";
import type { Bench } from "../conformance.ts";
import { SPEC } from "./harness.ts";

/** Collects what a shell prints until it has printed something. */
function reader(stream: { on(event: "data", take: (part: Buffer) => void): unknown }) {
	let text = "";
	stream.on("data", (part) => {
		text += part.toString();
	});
	return (wanted: RegExp) => vi.waitFor(() => expect(text).toMatch(wanted), { timeout: 10_000, interval: 5 });
}

export function describeSessions(bench: Bench): void {
	describe("work inside a machine", () => {
		const machine = (): Promise<MachineSsh> => bench.machine("first");

		it("runs an argv as it is, with directory, environment, input and exit code", async () => {
			const ssh = await machine();
			const words = ["a b", "", "$HOME", "'\"`\\", "*", "-n", "é\n\t"];
			const said = await ssh.exec(["printf", "%s\\0", ...words]);
			expect(said.stdout.split("\0").slice(0, -1)).toEqual(words);
			const result = await ssh.exec(["sh", "-c", 'pwd; echo "$SECRET"; cat; echo oops >&2; exit 7'], {
				cwd: "/tmp",
				env: { SECRET: "it's\n$5" },
				stdin: Readable.from([Buffer.from("from "), Buffer.from("a stream")]),
			});
			expect(result).toEqual({ code: 7, stdout: "/tmp\nit's\n$5\nfrom a stream", stderr: "oops\n" });
		});

		it("keeps the environment out of the process list", async () => {
			const ssh = await machine();
			const result = await ssh.exec(
				["sh", "-c", "cat /proc/*/cmdline 2>/dev/null | tr '\\0' ' '; echo; echo $TOKEN"],
				{
					env: { TOKEN: "s3cr3t-value" },
				},
			);
			expect(result.stdout.match(/s3cr3t-value/g)).toHaveLength(1);
		});

		it("tells lines in order, whole, and keeps no more than it was asked to", async () => {
			const ssh = await machine();
			const lines: string[] = [];
			const result = await ssh.exec(["sh", "-c", "seq 1 20000; printf 'no newline'; echo err >&2"], {
				keep: 10,
				onLine: (line, from) => lines.push(`${from}:${line}`),
			});
			expect(result.stdout).toBe("1\n2\n3\n4\n5\n");
			const out = lines.filter((line) => line.startsWith("stdout:"));
			expect(out).toHaveLength(20_001);
			expect(out.slice(0, 20_000)).toEqual(
				Array.from({ length: 20_000 }, (_, index) => `stdout:${index + 1}`),
			);
			expect(out.at(-1)).toBe("stdout:no newline");
			expect(lines).toContain("stderr:err");
		});

		it("says which signal ended a program, and that a program is not there", async () => {
			const ssh = await machine();
			const killed = await ssh.exec(["sh", "-c", "kill -KILL $$"]);
			expect(killed.code === 137 || killed.signal === "SIGKILL").toBe(true);
			expect((await ssh.exec(["no-such-program"])).code).toBe(127);
			expect((await ssh.exec(["true"], { cwd: "/no/such/directory" })).code).toBe(126);
		});

		it("ends an aborted program with its children, also one that will not end", async () => {
			const ssh = await machine();
			const off = new AbortController();
			const run = ssh.exec(["sh", "-c", "trap '' TERM; sleep 611 & echo up; sleep 611; sleep 611"], {
				signal: off.signal,
				onLine: (line) => line === "up" && off.abort(new Error("enough")),
			});
			await expect(run).rejects.toThrow("enough");
			const left = await ssh.exec(["sh", "-c", "cat /proc/[0-9]*/cmdline 2>/dev/null | tr '\\0' ' '"]);
			expect(left.stdout).not.toMatch(/sleep 611/);
			await expect(ssh.exec(["true"], { signal: off.signal })).rejects.toThrow("enough");
		});

		it("sends 20 MB in and out unharmed", async () => {
			const ssh = await machine();
			const content = Buffer.alloc(20_000_000, "0123456789abcdef");
			const result = await ssh.exec(["sh", "-c", "tee big | wc -c"], { stdin: content });
			expect(result.stdout.trim()).toBe("20000000");
			const back = await ssh.exec(["cat", "big"], { keep: content.length });
			expect(back.stdout.length).toBe(content.length);
			expect(Buffer.from(back.stdout).equals(content)).toBe(true);
		});

		it("writes and reads files, with the mode asked for", async () => {
			const ssh = await machine();
			const content = Buffer.from([0, 1, 2, 255, 10, 13]);
			await ssh.writeFile("bytes", content, 0o600);
			await ssh.writeFile("bytes", content, 0o640);
			expect((await ssh.readFile("bytes")).equals(content)).toBe(true);
			expect((await ssh.exec(["stat", "-c", "%a", "bytes"])).stdout.trim()).toBe("640");
			await expect(ssh.readFile("not-there")).rejects.toThrow(/no such file/i);
		});

		it("gives a login shell with a prompt that names user and machine, and follows its size", async () => {
			const ssh = await machine();
			await ssh.exec(["mkdir", "-p", "a b"]);
			const shell = await ssh.shell({ columns: 80, rows: 24, cwd: "/home/ubuntu/a b" });
			const until = reader(shell.stream);
			await until(/ubuntu@quiet-otter.*:.*~\/a b.*\$ /s);
			shell.stream.write("stty size; tty; echo $TERM\n");
			await until(/24 80\s+\/dev\/pts\/\d+\s+xterm-256color/);
			shell.resize(132, 50);
			shell.stream.write("stty size\n");
			await until(/50 132/);
			const closed = new Promise((resolve) => shell.stream.once("close", resolve));
			shell.close();
			await closed;
		});

		it("acts on Ctrl-C at once while a program floods the terminal that nobody reads", async () => {
			const ssh = await machine();
			const shell = await ssh.shell({ columns: 80, rows: 24 });
			const until = reader(shell.stream);
			await until(/\$ $/);
			shell.stream.pause();
			shell.stream.write("yes flood\n");
			await vi.waitFor(() => expect(shell.stream.readableLength).toBeGreaterThan(10_000));
			shell.stream.write("\x03echo after-$((40 + 2))\n");
			shell.stream.resume();
			await until(/after-42/);
			shell.close();
		});

		it("forwards to ports of the machine's loopback, and says when nobody listens", async () => {
			const ssh = await machine();
			const off = new AbortController();
			const up = Promise.withResolvers<void>();
			const serve = ssh.exec(
				[
					"perl",
					"-MIO::Socket::INET",
					"-e",
					'$|=1; $s=IO::Socket::INET->new(Listen=>5,LocalAddr=>"127.0.0.1",LocalPort=>8501,ReuseAddr=>1) or die; print "up\n"; while($c=$s->accept){print $c scalar <$c>; close $c}',
				],
				{ signal: off.signal, onLine: () => up.resolve() },
			);
			serve.catch(() => {});
			await up.promise;
			const stream = await ssh.forward(8501);
			stream.write("hello\n");
			let answer = "";
			for await (const part of stream) answer += part;
			expect(answer).toBe("hello\n");
			await expect(ssh.forward(8502)).rejects.toThrow();
			off.abort();
			await expect(serve).rejects.toThrow();
		});

		it("runs many short programs at once, and loses none", async () => {
			const ssh = await machine();
			const numbers = Array.from({ length: 60 }, (_, index) => String(index));
			const said = await Promise.all(numbers.map((number) => ssh.exec(["echo", number])));
			expect(said.map(({ code, stdout }) => [code, stdout])).toEqual(
				numbers.map((number) => [0, `${number}\n`]),
			);
		});

		it("shares connections, and makes new ones after they were lost", async () => {
			const streams: { destroy(): unknown }[] = [];
			await machine();
			const pool = new MachinePool(async (id) => {
				const endpoint = await bench.driver.dialSsh(id);
				streams.push(endpoint.stream);
				return { endpoint, privateKey: bench.privateKey };
			});
			const [one, two] = await Promise.all([pool.machine("first"), pool.machine("first")]);
			await Promise.all([one.readFile("/etc/hostname"), two.readFile("/etc/hostname")]);
			expect(streams).toHaveLength(1);
			for (const ssh of [one, two, one]) await ssh.exec(["true"]);
			expect(streams).toHaveLength(2);
			const up = Promise.withResolvers<void>();
			const lost = one.exec(["sh", "-c", "echo up; sleep 600"], { onLine: () => up.resolve() });
			await up.promise;
			for (const stream of streams) stream.destroy();
			await expect(lost).rejects.toThrow(/lost/);
			expect((await one.exec(["echo", "back"])).stdout).toBe("back\n");
			await vi.waitFor(async () => {
				expect((await one.readFile("/etc/hostname")).toString()).toBe("quiet-otter\n");
			});
			pool.close();
		});

		it("refuses a server that shows another host key", async () => {
			await machine();
			const pool = new MachinePool(async (id) => {
				const endpoint = await bench.driver.dialSsh(id);
				return {
					endpoint: { ...endpoint, hostKey: `${endpoint.hostKey.slice(0, -4)}AAAA` },
					privateKey: bench.privateKey,
				};
			});
			await expect(pool.machine("first")).rejects.toThrow(/host/i);
			pool.close();
		});

		it("reaches the network outside", async ({ skip }) => {
			const { hostAddress, harness, publicKey } = bench;
			if (!hostAddress) return skip("this host has no network");
			const server = createServer((socket) => socket.end("outside\n"));
			await new Promise<void>((resolve) => server.listen(0, hostAddress, resolve));
			const address = server.address();
			const port = address && typeof address === "object" ? address.port : 0;
			try {
				await harness.openReaching(hostAddress).create("outward", SPEC, publicKey);
				const ssh = await bench.machine("outward");
				const result = await ssh.exec(["bash", "-c", 'cat < "/dev/tcp/$0/$1"', hostAddress, String(port)]);
				expect(result).toEqual({ code: 0, stdout: "outside\n", stderr: "" });
			} finally {
				server.close();
			}
		});
	});
}
