import type { Benchmark } from "../benchmark.ts";
import { atLeastTimes, atMostOver, plain } from "../figure.ts";
import { inTurns, median, percentile, timed } from "../stats.ts";
import { admitKey, createMachine, terminateMachine } from "../system/machine.ts";
import { openRoost, openSsh, runLine, type Terminal, waitFor } from "../system/terminal.ts";

const megabytes = 100;
const rounds = 2;
const blocks = 12;
const keysPerBlock = 25;

/** Lines of 80 characters, as a build prints them. */
export const bigFile = (bytes: number) =>
	`yes "$(printf '%079d' 7 | tr 0-9 a-j)" | head -c ${bytes} >big.txt`;

const throughput = async (terminal: Terminal) => {
	const took = await timed(() => runLine(terminal, "cat big.txt"));
	return megabytes / (took / 1000);
};

/** Milliseconds from each key to its echo at the shell's prompt. */
async function echo(terminal: Terminal, into: number[]): Promise<number> {
	for (let key = 0; key < keysPerBlock; key++) {
		const letter = "abcdefghijklmnopqrstuvwxyz"[key % 26] ?? "a";
		into.push(
			await timed(() => {
				const echoed = waitFor(terminal, letter);
				terminal.send(letter);
				return echoed;
			}),
		);
		await new Promise((resolve) => setTimeout(resolve, 4));
	}
	// Ctrl-U: the line is never run.
	terminal.send("\u0015");
	await runLine(terminal, "true");
	return 0;
}

export const terminal: Benchmark = {
	name: "terminal",
	async run({ system, key }) {
		const vmId = await createMachine(system);
		const port = admitKey(system, vmId, key.publicKey);
		const roost = await openRoost(system, vmId);
		const ssh = await openSsh(key, port);
		try {
			const keys = { ours: [] as number[], bare: [] as number[] };
			await inTurns(
				blocks,
				() => echo(roost, keys.ours),
				() => echo(ssh, keys.bare),
			);
			// The first block of each only warmed up.
			const [ours, bare] = [keys.ours.slice(keysPerBlock), keys.bare.slice(keysPerBlock)];
			await runLine(roost, bigFile(megabytes * 1e6));
			const rate = await inTurns(
				rounds,
				() => throughput(roost),
				() => throughput(ssh),
			);
			return [
				atLeastTimes(
					{ name: "terminal at the WebSocket, 100 MB", value: median(rate.ours), unit: "MB/s" },
					{ name: "ssh -tt", value: median(rate.bare) },
					0.7,
				),
				plain(
					{ name: "keystroke echo, p50", value: median(ours), unit: "ms" },
					{ name: "ssh -tt", value: median(bare) },
				),
				atMostOver(
					{ name: "keystroke echo, p95", value: percentile(ours, 0.95), unit: "ms" },
					{ name: "ssh -tt", value: percentile(bare, 0.95) },
					10,
				),
			];
		} finally {
			await Promise.all([roost.close(), ssh.close()]);
			await terminateMachine(system, vmId);
		}
	},
};
