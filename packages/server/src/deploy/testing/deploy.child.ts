import { text } from "node:stream/consumers";
import { LocalDriver } from "../../compute/local/driver.ts";
import { deployApp } from "../deploy.ts";
import { gitSource } from "../source.ts";
import { poolOf, VM } from "./machine.ts";

export type ChildTask = { dataDir: string; privateKey: string; url: string; cacheDir: string; slug: string };

// A server that does nothing but deploy, so that a test can kill it: tells each step and line on stdout.
const task = JSON.parse(await text(process.stdin)) as ChildTask;
const pool = poolOf(new LocalDriver({ dataDir: task.dataDir }), task.privateKey);
await deployApp({
	ssh: await pool.machine(VM),
	source: gitSource({ url: task.url, cacheDir: task.cacheDir, admit: async () => undefined }),
	slug: task.slug,
	onStep: (step) => console.log(`step ${step}`),
	onLine: (line) => console.log(`line ${line}`),
});
pool.close();
