import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import {
	appLog,
	appStatus,
	ensureRunning,
	prepare,
	removeApp,
	restartApp,
	type StartRequest,
	start,
	stopApp,
} from "./supervisor.ts";
import { get, processes, startMachine, type TestMachine, VM } from "./testing/machine.ts";

let machine: TestMachine;
const slug = "shop";

beforeAll(async () => {
	machine = await startMachine();
}, 60_000);
afterAll(() => machine?.end());
afterEach(() => removeApp({ ssh: machine.ssh, slug }));

/** Starts `sh -c script` as the app and leaves it to its supervisor. */
async function run(script: string, options: Partial<StartRequest> = {}): Promise<StartRequest> {
	const { ssh } = machine;
	const release = `r${Math.random().toString(36).slice(2)}`;
	const { port } = await prepare(ssh, slug, { release, firstPort: 8501, tools: [] });
	const request: StartRequest = {
		release,
		argv: ["sh", "-c", script],
		env: { PORT: String(port) },
		path: [],
		port,
		backoffSeconds: [0.05, 0.1, 0.2],
		healthyAfterSeconds: 60,
		graceSeconds: 1,
		...options,
	};
	await startOnce(request);
	return request;
}

async function startOnce(request: StartRequest): Promise<void> {
	const following = new AbortController();
	await start(machine.ssh, slug, request, {
		signal: following.signal,
		onEvent: (event) => {
			if ("started" in event) following.abort();
		},
	});
}

const status = () => appStatus(machine.ssh, slug);
const count = async (part: string) => (await processes(machine.ssh, part)).length;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

it("starts one process, however often it is asked", async () => {
	const request = await run("exec sleep 1000");
	await startOnce(request);
	await Promise.all([ensureRunning({ ssh: machine.ssh, slug }), ensureRunning({ ssh: machine.ssh, slug })]);
	expect(await count("sleep 1000")).toBe(1);
	expect(await count("roost-app")).toBe(1);
	expect(await status()).toMatchObject({
		state: "running",
		wanted: "running",
		port: 8501,
		restarts: 0,
		exit: null,
	});
});

it("starts a crashed app again, after a rest that grows", async () => {
	await run("date +%s%N; exit 4");
	await until(async () => expect((await status()).restarts).toBeGreaterThanOrEqual(5));
	expect(await status()).toMatchObject({ wanted: "running", exit: { code: 4, signal: null } });
	await stopApp(machine.ssh, slug);
	const times = (await appLog(machine.ssh, slug, 100)).flatMap((line) =>
		/^\d+$/.test(line) ? [Number(line) / 1e6] : [],
	);
	const rests = times.slice(1).map((time, index) => time - (times[index] ?? 0));
	expect(rests[0]).toBeGreaterThanOrEqual(50);
	expect(rests[1]).toBeGreaterThanOrEqual(100);
	expect(rests[3]).toBeGreaterThanOrEqual(200);
});

it("takes an app that ran long enough for healthy: its next rest is the first one", async () => {
	await run("sleep 0.2; exit 1", { healthyAfterSeconds: 0.1, backoffSeconds: [0.05, 30] });
	await until(async () => expect((await status()).restarts).toBeGreaterThanOrEqual(3));
});

it("tells of the signal that killed an app", async () => {
	await run("kill -SEGV $$");
	await until(async () => expect((await status()).exit).toMatchObject({ code: null, signal: "SIGSEGV" }));
});

it("stops everything the app started, though it detached itself and ignores being asked", async () => {
	await run(`
(trap '' TERM; setsid sh -c 'trap "" TERM; while :; do sleep 1001; done' &) &
setsid -f env -i sleep 1002
sleep 1003`);
	await until(async () => expect(await count("sleep 100")).toBeGreaterThanOrEqual(3));
	expect(await stopApp(machine.ssh, slug)).toMatchObject({ state: "stopped", wanted: "stopped" });
	expect(await processes(machine.ssh, "sleep 100")).toEqual([]);
	expect(await count("roost-app")).toBe(0);
	expect(await ensureRunning({ ssh: machine.ssh, slug })).toMatchObject({ state: "stopped" });
});

it("gives an app time to end well", async () => {
	await run(`trap 'echo goodbye; exit 0' TERM; echo ready; while :; do sleep 0.05; done`);
	await until(async () => expect(await appLog(machine.ssh, slug, 9)).toContain("ready"));
	await stopApp(machine.ssh, slug);
	expect(await appLog(machine.ssh, slug, 9)).toContain("goodbye");
});

it("is started again with its app when it was killed itself", async () => {
	await run("exec sleep 1000");
	await machine.ssh.exec(["pkill", "-KILL", "-f", "roost-app"]);
	expect((await status()).state).toBe("stopped");
	const again = await ensureRunning({ ssh: machine.ssh, slug });
	expect(again.wanted).toBe("running");
	await until(async () => expect((await status()).state).toBe("running"));
	expect([await count("sleep 1000"), await count("roost-app")]).toEqual([1, 1]);
});

it("outlives the connection that started it", async () => {
	await run("exec sleep 1000");
	machine.pool.drop(VM);
	machine.ssh = await machine.pool.machine(VM);
	expect((await status()).state).toBe("running");
	expect(await count("sleep 1000")).toBe(1);
});

it("comes back after the machine slept", async () => {
	await run(`exec python3 -m http.server "$PORT" --bind 127.0.0.1`);
	machine.pool.drop(VM);
	await machine.driver.hibernate(VM);
	await machine.driver.wake(VM);
	machine.ssh = await machine.pool.machine(VM);
	expect((await status()).state).toBe("stopped");
	await ensureRunning({ ssh: machine.ssh, slug });
	await until(async () => expect((await get(machine.ssh, 8501)).status).toBe(200));
});

it("can be restarted, with another process as the result", async () => {
	await run("echo $$; exec sleep 1000");
	await restartApp(machine.ssh, slug);
	await until(async () => expect(new Set(await appLog(machine.ssh, slug, 9)).size).toBe(2));
	expect(await count("sleep 1000")).toBe(1);
});

it("keeps the end of a long log, and not more", async () => {
	await run(
		`yes "a line of the log that is neither short nor long" | head -n 600000; echo the end; exec sleep 1000`,
	);
	await until(async () => expect((await appLog(machine.ssh, slug, 1))[0]).toBe("the end"));
	const { stdout } = await machine.ssh.exec(["sh", "-c", `cat ~/.roost/apps/${slug}/log* | wc -c`]);
	expect(Number(stdout)).toBeLessThan(10_100_000);
	expect(await appLog(machine.ssh, slug, 1000)).toHaveLength(1000);
});

it("leaves nothing when the app is removed, and may be asked twice", async () => {
	await run("exec sleep 1000");
	await removeApp({ ssh: machine.ssh, slug });
	await removeApp({ ssh: machine.ssh, slug });
	const { stdout } = await machine.ssh.exec([
		"sh",
		"-c",
		"ls -d ~/.roost/apps/* ~/apps/* ~/apps-data/* ~/apps-releases/* 2>/dev/null",
	]);
	expect(stdout).toBe("");
	expect(await status()).toMatchObject({ state: "absent", wanted: "absent" });
	expect(await count("sleep 1000")).toBe(0);
});
