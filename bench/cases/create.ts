import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { startSandbox } from "../by-hand/sandbox.ts";
import { sshReady } from "../by-hand/ssh-ready.ts";
import { atMostTimes } from "../figure.ts";
import { inTurns, median } from "../stats.ts";
import { admitKey, createMachine, terminateMachine } from "../system/machine.ts";

const rounds = 9;

/** From the click on Create to a command run over SSH. */
export const create: Benchmark = {
	name: "create",
	async run({ system, key, scratch }) {
		let count = 0;
		const { ours, bare } = await inTurns(
			rounds,
			async () => {
				const started = performance.now();
				const id = await createMachine(system);
				await sshReady(admitKey(system, id, key.publicKey), key.privateKey);
				const took = performance.now() - started;
				await terminateMachine(system, id);
				return took;
			},
			async () => {
				const started = performance.now();
				const sandbox = await startSandbox(join(scratch, `bare-${++count}`), key.publicKey);
				await sshReady(sandbox.port, key.privateKey);
				const took = performance.now() - started;
				await sandbox.end();
				return took;
			},
		);
		return [
			atMostTimes(
				{ name: "create a machine until SSH answers, p50", value: median(ours), unit: "ms" },
				{ name: "unshare + bwrap + dropbear + slirp4netns by hand", value: median(bare) },
				1.5,
			),
		];
	},
};
