import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { askSlirp } from "../by-hand/sandbox.ts";
import { plain } from "../figure.ts";
import { inTurns, median } from "../stats.ts";
import { deployApp, firstOk, templateId } from "../system/apps.ts";
import { freePort } from "../system/child.ts";
import { requestsPerSecond } from "../system/load.ts";
import { createMachine, terminateMachine } from "../system/machine.ts";

/** The same app through Roost's address and through a raw port of the host. */
export const proxy: Benchmark = {
	name: "proxy",
	async run({ system }) {
		const vmId = await createMachine(system);
		try {
			const app = await deployApp(system, await templateId(system, "node-web"), vmId);
			await firstOk(system.port, app.host);
			const direct = await freePort();
			await askSlirp(join(system.dataDir, "machines", vmId, "run/slirp.sock"), {
				execute: "add_hostfwd",
				arguments: {
					proto: "tcp",
					host_addr: "127.0.0.1",
					host_port: direct,
					guest_addr: "10.0.2.100",
					guest_port: app.port,
				},
			});
			const { ours, bare } = await inTurns(
				3,
				() => requestsPerSecond(`${system.api}/healthz`, { host: app.host }),
				() => requestsPerSecond(`http://127.0.0.1:${direct}/healthz`, { host: app.host }),
			);
			return [
				plain(
					{ name: "app through Roost's address, 32 connections", value: median(ours), unit: "requests/s" },
					{ name: "the app by slirp4netns' port forward", value: median(bare) },
				),
			];
		} finally {
			await terminateMachine(system, vmId);
		}
	},
};
