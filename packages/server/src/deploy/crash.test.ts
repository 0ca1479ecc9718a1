import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { deployApp } from "./deploy.ts";
import { gitSource } from "./source.ts";
import { appStatus, removeApp, stopApp } from "./supervisor.ts";
import type { ChildTask } from "./testing/deploy.child.ts";
import { type GitHost, startGitHost } from "./testing/git-host.ts";
import { get, processes, startMachine, type TestMachine } from "./testing/machine.ts";

let machine: TestMachine;
let host: GitHost;
let url: string;
const cacheDir = mkdtempSync(join(tmpdir(), "roost-cache-"));
const slug = "shop";

beforeAll(async () => {
	[machine, host] = await Promise.all([startMachine(), startGitHost()]);
	url = host.publish("app", {
		"package.json": JSON.stringify({
			scripts: { build: "echo building; sleep 0.3; echo built", start: "node server.js" },
		}),
		"server.js": `
console.log("starting");
setTimeout(() => require("node:http").createServer((q, r) => r.end("hello")).listen(process.env.PORT, "127.0.0.1"), 200);`,
	});
}, 60_000);
afterAll(async () => {
	host?.close();
	await machine?.end();
	rmSync(cacheDir, { recursive: true, force: true });
});
afterEach(() => removeApp({ ssh: machine.ssh, slug }));

/** Deploys in a process of its own and kills that as soon as it says `word`. */
async function killAt(word: string): Promise<void> {
	const task: ChildTask = { dataDir: machine.dataDir, privateKey: machine.privateKey, url, cacheDir, slug };
	const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve("./testing/deploy.child.ts"))], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	child.stdin.end(JSON.stringify(task));
	for await (const line of createInterface(child.stdout)) {
		if (line !== word) continue;
		child.kill("SIGKILL");
		break;
	}
	if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
	expect(child.signalCode).toBe("SIGKILL");
}

const points = [
	"step fetch",
	"step plan",
	"step send",
	"step build",
	"line building",
	"line built",
	"step start",
	"step health",
	"line starting",
];

it.each(points)(
	"a deployment whose server is killed at '%s' succeeds when it is tried again",
	async (point) => {
		await killAt(point);
		const source = gitSource({ url, cacheDir, admit: async () => undefined });
		const { port } = await deployApp({ ssh: machine.ssh, source, slug });
		expect((await get(machine.ssh, port)).body).toBe("hello");
		expect(await appStatus(machine.ssh, slug)).toMatchObject({ state: "running", restarts: 0 });
		expect(await processes(machine.ssh, "roost-app")).toHaveLength(1);
		expect(await processes(machine.ssh, "npm run build")).toEqual([]);
		const { stdout } = await machine.ssh.exec(["sh", "-c", `ls ~/apps-releases/${slug}`]);
		expect(stdout.trim().split("\n")).toHaveLength(1);
	},
);

it.each(["step send", "line building", "step health"])(
	"a deployment whose server is killed at '%s' can be given up, and leaves nothing running",
	async (point) => {
		await killAt(point);
		await stopApp(machine.ssh, slug);
		expect(await processes(machine.ssh, "roost-app")).toEqual([]);
		expect(await processes(machine.ssh, "node")).toEqual([]);
	},
);
