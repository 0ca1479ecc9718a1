import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Benchmark, Setting } from "../benchmark.ts";
import { ended, openMaster, type SshMaster } from "../by-hand/ssh-master.ts";
import { atMostTimes, type Figure } from "../figure.ts";
import { inTurns, median, timed } from "../stats.ts";
import { deployApp, firstOk, templateId, terminateApp } from "../system/apps.ts";
import { freePort } from "../system/child.ts";
import { admitKey, createMachine, terminateMachine } from "../system/machine.ts";

/** Where the app by hand listens on the machine. */
const handPort = 9001;

type Template = { name: string; rounds: number; install: string | undefined; start: string };

const templates: readonly Template[] = [
	// The same file server that Roost starts, which its first deployment has put there.
	{ name: "static-site", rounds: 5, install: undefined, start: "node ~/.roost/bin/*/roost-static ." },
	{
		name: "node-web",
		rounds: 3,
		install: "npm ci --no-audit --no-fund --prefer-offline",
		start: "node server.js",
	},
];

type ByHand = { bare: string; url: string; master: SshMaster; local: number };

/** Fetch into the bare clone, send the tree, install, start, and ask until it answers. */
async function deployByHand(
	{ bare, url, master, local }: ByHand,
	{ install, start }: Template,
): Promise<void> {
	const git = ["-C", bare, "fetch", "--quiet", "--depth", "1", url, "+HEAD:refs/heads/wanted"];
	await ended(spawn("git", git, { stdio: "ignore" }), "git fetch");
	const archive = spawn("git", ["-C", bare, "archive", "wanted"], { stdio: ["ignore", "pipe", "ignore"] });
	const unpack = spawn("ssh", [...master.arguments, "mkdir -p hand && tar -x -C hand"], {
		stdio: ["pipe", "ignore", "ignore"],
	});
	archive.stdout.pipe(unpack.stdin);
	await Promise.all([ended(archive, "git archive"), ended(unpack, "tar")]);
	if (install !== undefined) await master.run(`cd hand && ${install}`);
	await master.run(`cd hand && { PORT=${handPort} setsid ${start} >log 2>&1 </dev/null & echo $! >pid; }`);
	await firstOk(local, `127.0.0.1:${local}`);
}

const clearByHand = (master: SshMaster) =>
	master.run("kill -KILL -- -$(cat hand/pid) $(cat hand/pid); rm -rf hand; true");

async function measure({ system, key, scratch }: Setting, template: Template): Promise<Figure> {
	const vmId = await createMachine(system);
	const port = admitKey(system, vmId, key.publicKey);
	const local = await freePort();
	const master = await openMaster(key, port, scratch, { from: local, to: handPort });
	const bare = join(scratch, `${template.name}.git`);
	await ended(spawn("git", ["init", "--quiet", "--bare", bare], { stdio: "ignore" }), "git init");
	const url = `${system.codehostUrl}roost-templates/${template.name}.git`;
	const id = await templateId(system, template.name);
	try {
		const { ours, bare: byHand } = await inTurns(
			template.rounds,
			async () => {
				let appId = "";
				const took = await timed(async () => {
					const app = await deployApp(system, id, vmId);
					appId = app.id;
					await firstOk(system.port, app.host);
				});
				await terminateApp(system, appId);
				return took;
			},
			async () => {
				const took = await timed(() => deployByHand({ bare, url, master, local }, template));
				await clearByHand(master);
				return took;
			},
		);
		return atMostTimes(
			{ name: `deploy ${template.name} until the first 200, p50`, value: median(ours), unit: "ms" },
			{ name: "git, tar over ssh and the same commands by hand", value: median(byHand) },
			1.2,
		);
	} finally {
		await master.end();
		await terminateMachine(system, vmId);
	}
}

/** From the click on Deploy to the app's first 200. Both sides have fetched the repository and the packages before. */
export const deploy: Benchmark = {
	name: "deploy",
	async run(setting) {
		const figures: Figure[] = [];
		for (const template of templates) figures.push(await measure(setting, template));
		return figures;
	},
};
