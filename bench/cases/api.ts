import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Benchmark } from "../benchmark.ts";
import { plain } from "../figure.ts";
import { inTurns, median } from "../stats.ts";
import { startChild } from "../system/child.ts";
import { requestsPerSecond } from "../system/load.ts";
import { createMachine, terminateMachine } from "../system/machine.ts";

const machines = 10;

/** The list every open dashboard asks for, of an account with ten machines. */
export const api: Benchmark = {
	name: "api",
	async run({ system, scratch }) {
		const ids: string[] = [];
		for (let made = 0; made < machines; made++) ids.push(await createMachine(system));
		const url = `${system.api}/api/vm/list_deployed`;
		const headers = { authorization: `Bearer ${system.token}` };
		const file = join(scratch, "list.json");
		writeFileSync(file, await (await fetch(url, { headers })).text());
		const bare = await startChild<{ url: string }>("./bare-fastify.ts", { args: [file] });
		try {
			const rates = await inTurns(
				3,
				() => requestsPerSecond(url, headers),
				() => requestsPerSecond(`${bare.told.url}/list`, headers),
			);
			return [
				plain(
					{
						name: "API: list of ten machines, 32 connections",
						value: median(rates.ours),
						unit: "requests/s",
					},
					{ name: "a bare Fastify route with the same bytes", value: median(rates.bare) },
				),
			];
		} finally {
			await bare.end();
			for (const id of ids) await terminateMachine(system, id);
		}
	},
};
