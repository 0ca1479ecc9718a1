import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createAppProxy } from "../proxy/app-proxy.ts";
import { publicInternet } from "./admission.ts";
import { type Deployed, type DeployOptions, deployApp } from "./deploy.ts";
import { DeployFailure } from "./failure.ts";
import { gitSource } from "./source.ts";
import { appLog, appStatus, removeApp } from "./supervisor.ts";
import { type GitHost, startGitHost } from "./testing/git-host.ts";
import { get, processes, startMachine, type TestMachine, VM } from "./testing/machine.ts";

let machine: TestMachine;
let host: GitHost;
const cacheDir = mkdtempSync(join(tmpdir(), "roost-cache-"));
const slug = "shop";

beforeAll(async () => {
	[machine, host] = await Promise.all([startMachine(), startGitHost()]);
}, 60_000);
afterAll(async () => {
	host?.close();
	await machine?.end();
	rmSync(cacheDir, { recursive: true, force: true });
});
afterEach(() => removeApp({ ssh: machine.ssh, slug }));

function deploy(files: Record<string, string>, options: Partial<DeployOptions> = {}): Promise<Deployed> {
	const source = gitSource({ url: host.publish("app", files), cacheDir, admit: publicInternet([host.url]) });
	return deployApp({ ssh: machine.ssh, source, slug, ...options });
}

async function failure(deploying: Promise<unknown>): Promise<DeployFailure> {
	const error = await deploying.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (!(error instanceof DeployFailure)) throw error ?? new Error("it did not fail");
	return error;
}

/** Nothing of the app runs: neither its supervisor nor anything it started. */
async function expectNothingRuns(): Promise<void> {
	expect(await processes(machine.ssh, "roost-app")).toEqual([]);
	expect(await processes(machine.ssh, "node")).toEqual([]);
	expect((await appStatus(machine.ssh, slug)).state).toMatch(/absent|stopped/);
}

const script = (start: string, more: object = {}) => ({
	"package.json": JSON.stringify({ scripts: { start }, ...more }),
});

const hello = (text: string) => `
const { createServer } = require("node:http");
createServer((request, response) => response.end(${text})).listen(process.env.PORT, process.env.HOST, () => console.log("listening"));
`;

describe("an app that works", () => {
	it("in Node, with a dependency from the registry", { timeout: 60_000 }, async () => {
		const steps: string[] = [];
		const lines: string[] = [];
		const deployed = await deploy(
			{
				...script("node server.js", { dependencies: { ms: "2.1.3" } }),
				"server.js": hello(`require("ms")(60000) + " " + process.env.NODE_ENV + " " + process.cwd()`),
			},
			{ onStep: (step) => steps.push(step), onLine: (line) => lines.push(line) },
		);
		expect(deployed).toMatchObject({
			port: 8501,
			projectPath: "/home/ubuntu/apps/shop",
			plan: { kind: "node" },
		});
		expect(steps).toEqual(["fetch", "plan", "send", "install", "start", "health"]);
		expect((await get(machine.ssh, 8501)).body).toMatch(
			/^1m production \/home\/ubuntu\/apps-releases\/shop\//,
		);
		// It may answer before its words have come: they are kept all the same.
		await expect.poll(() => appLog(machine.ssh, slug, 50)).toContain("listening");
		expect(lines.some((line) => line.startsWith("$ npm install"))).toBe(true);
	});

	it("of plain files, without letting a visitor out of their directory", async () => {
		const { port } = await deploy({
			"public/index.html": "<h1>hi</h1>",
			"public/a/index.html": "a",
			"public/x.svg": "<svg/>",
			secret: "no",
		});
		expect((await get(machine.ssh, port)).body).toBe("<h1>hi</h1>");
		expect((await get(machine.ssh, port, "/a/")).body).toBe("a");
		expect((await get(machine.ssh, port, "/a")).status).toBe(301);
		expect((await get(machine.ssh, port, "/x.svg")).status).toBe(200);
		for (const path of ["/../secret", "/%2e%2e/secret", "/..%2fsecret", "/missing.txt"]) {
			expect((await get(machine.ssh, port, path)).status).toBe(404);
		}
		expect((await get(machine.ssh, port, "/%ff")).status).toBe(400);
		expect((await get(machine.ssh, port, "/some/route")).body).toBe("<h1>hi</h1>");
	});

	it("in Python, from the standard library", async () => {
		const app = `
import http.server, os
class App(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers(); self.wfile.write(b"python")
print("serving")
http.server.HTTPServer((os.environ["HOST"], int(os.environ["PORT"])), App).serve_forever()
`;
		const { port, plan } = await deploy({ "app.py": app });
		expect([plan.kind, (await get(machine.ssh, port)).body]).toEqual(["python", "python"]);
		await expect.poll(() => appLog(machine.ssh, slug, 50)).toContain("serving");
	});

	it("with WebSockets, reached by its host name", async () => {
		const { port } = await deploy({
			...script("node server.js"),
			"server.js": `
const { createHash } = require("node:crypto");
const server = require("node:http").createServer((request, response) => response.end("page of " + request.headers.host));
server.on("upgrade", (request, socket) => {
	const accept = createHash("sha1").update(request.headers["sec-websocket-key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest("base64");
	socket.write("HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Accept: " + accept + "\\r\\n\\r\\n");
	socket.write(Buffer.from([0x81, 2, 0x68, 0x69]));
	socket.on("error", () => {});
});
server.listen(process.env.PORT, "localhost");`,
		});
		const proxy = createAppProxy({
			lookup: () => ({ vmId: VM, port, state: "running" }),
			ssh: machine.pool,
			appsDomain: "localhost",
		});
		const front = createServer(proxy.request).on("upgrade", proxy.upgrade);
		await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
		const at = (front.address() as AddressInfo).port;
		try {
			const page = await fetch(`http://127.0.0.1:${at}/`);
			expect(await page.text()).toBe(`page of 127.0.0.1:${at}`);
			const socket = new WebSocket(`ws://127.0.0.1:${at}/`);
			const message = await new Promise<string>((resolve, reject) => {
				socket.once("message", (data) => resolve(String(data)));
				socket.once("error", reject);
			});
			expect(message).toBe("hi");
			socket.terminate();
		} finally {
			proxy.close();
			front.close();
			front.closeAllConnections();
		}
	});

	it("again: the new one answers, on its port and alone, and finds its data", async () => {
		const app = (version: number) => ({
			...script("node server.js"),
			"server.js": `const fs = require("node:fs"), file = process.env.DATA_DIR + "/visits";
const before = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
fs.writeFileSync(file, before + "${version}");
${hello(`before + "v${version}"`)}`,
		});
		await deploy(app(1));
		const { port, projectPath } = await deploy(app(2));
		expect(port).toBe(8501);
		expect((await get(machine.ssh, port)).body).toBe("1v2");
		expect(await processes(machine.ssh, "node server.js")).toHaveLength(2); // `sh -c` and node itself
		expect(await processes(machine.ssh, "roost-app")).toHaveLength(1);
		const releases = await machine.ssh.exec(["ls", `${projectPath}/../../apps-releases/${slug}`]);
		expect(releases.stdout.trim().split("\n")).toHaveLength(1);
	});

	it("beside another: each has a port of its own", async () => {
		const first = await deploy({ "index.html": "one" });
		try {
			const second = await deploy({ "index.html": "two" }, { slug: "second" });
			expect([first.port, second.port]).toEqual([8501, 8502]);
			expect((await get(machine.ssh, second.port)).body).toBe("two");
		} finally {
			await removeApp({ ssh: machine.ssh, slug: "second" });
		}
	});

	it("on a port of its own choosing, when it ignores the one it is given", async () => {
		const { port } = await deploy({
			...script("node server.js"),
			"server.js": `require("node:http").createServer((q, r) => r.end("mine")).listen(3210)`,
		});
		expect([port, (await get(machine.ssh, port)).body]).toEqual([3210, "mine"]);
	});

	it("while it prints without end", async () => {
		const { port } = await deploy({
			Procfile: `web: yes & exec python3 -m http.server "$PORT" --bind 127.0.0.1`,
		});
		expect((await get(machine.ssh, port)).status).toBe(200);
	});

	it("with its own settings, which show in no argument list", async () => {
		const { port } = await deploy(
			{ ...script("node server.js"), "server.js": hello("process.env.SECRET + process.env.PORT") },
			{ env: { SECRET: "s'e c$r\"et ", PORT: "1" } },
		);
		expect((await get(machine.ssh, port)).body).toBe(`s'e c$r"et ${port}`);
		expect(await processes(machine.ssh, "s'e c$r")).toEqual([]);
	});
});

describe("an app that does not work", () => {
	it("because its build fails", async () => {
		const lines: string[] = [];
		const files = script("node server.js", {
			scripts: { build: "echo one; echo two >&2; exit 7", start: "x" },
		});
		const error = await failure(deploy(files, { onLine: (line) => lines.push(line) }));
		expect([error.code, error.step]).toEqual(["build_failed", "build"]);
		expect(error.reason).toMatch(/^The build failed: 'npm run build' ended with code 7\. It printed:\n/);
		expect(error.reason).toMatch(/one\ntwo$/);
		expect(lines).toContain("two");
		await expectNothingRuns();
	});

	it("because its build does not end", async () => {
		const files = script("x", { scripts: { build: "echo begun; sleep 1004", start: "x" } });
		const error = await failure(deploy(files, { stepTimeoutMs: 1500 }));
		expect(error.code).toBe("build_failed");
		expect(error.reason).toMatch(/'npm run build' did not end within 1 min\. It printed:\n.*begun$/s);
		expect(await processes(machine.ssh, "sleep 1004")).toEqual([]);
	});

	it("because its dependencies cannot be installed", { timeout: 60_000 }, async () => {
		const error = await failure(
			deploy({ ...script("x", { dependencies: { ms: "2.1.3" } }), "package-lock.json": "{}" }),
		);
		expect([error.code, error.step]).toEqual(["install_failed", "install"]);
		expect(error.reason).toContain("'npm ci ");
	});

	it("because it dies when it is started", async () => {
		const error = await failure(deploy({ Procfile: "web: echo no database >&2; exit 3" }));
		expect([error.code, error.step]).toEqual(["start_died", "start"]);
		expect(error.reason).toBe(
			"The app ended with code 3 right after it was started. It printed:\nno database",
		);
		await expectNothingRuns();
		expect((await appLog(machine.ssh, slug, 10))[0]).toBe("no database");
	});

	it("because the program is not there", async () => {
		const error = await failure(deploy({ Procfile: "web: ./missing" }));
		expect(error.reason).toMatch(/ended with code 127.*missing: not found/s);
	});

	it("because it opens no port", async () => {
		const error = await failure(
			deploy({ Procfile: "web: echo waiting; exec sleep 1000" }, { healthTimeoutMs: 1000 }),
		);
		expect([error.code, error.step]).toEqual(["port_not_opened", "health"]);
		expect(error.reason).toBe(
			"The app started but nothing answered on port 8501 within 1 s. It printed:\nwaiting",
		);
		await expectNothingRuns();
		expect(await processes(machine.ssh, "sleep 1000")).toEqual([]);
	});

	it("because it answers with errors only", async () => {
		const server = `require("node:http").createServer((q, r) => { r.statusCode = 500; r.end(); }).listen(process.env.PORT)`;
		const error = await failure(
			deploy({ "server.js": server, "package.json": "{}" }, { healthTimeoutMs: 500 }),
		);
		expect(error.code).toBe("unhealthy");
		expect(error.reason).toContain("only with status 500 on port 8501");
	});

	it("because it does not speak HTTP", async () => {
		const server = `require("node:net").createServer((s) => s.end("220 mail\\r\\n")).listen(process.env.PORT)`;
		const error = await failure(
			deploy({ "server.js": server, "package.json": "{}" }, { healthTimeoutMs: 500 }),
		);
		expect(error.code).toBe("not_http");
	});

	it("because there is nothing to run", async () => {
		const error = await failure(deploy({ "README.md": "" }));
		expect([error.code, error.step]).toEqual(["nothing_to_run", "plan"]);
	});

	it("because there is no such repository", async () => {
		const source = gitSource({ url: `${host.url}/absent`, cacheDir, admit: publicInternet([host.url]) });
		const error = await failure(deployApp({ ssh: machine.ssh, source, slug }));
		expect([error.code, error.step]).toEqual(["repository_not_found", "fetch"]);
		expect(error.reason).toBe(`The repository ${host.url}/absent does not exist.`);
	});

	it("after one that did: the one before is stopped too", async () => {
		await deploy({ "index.html": "fine" });
		await failure(deploy({ Procfile: "web: exit 1" }));
		await expectNothingRuns();
	});
});

it("a cancelled deployment leaves nothing running, in whichever step it was", async () => {
	const cancel = new AbortController();
	const deploying = deploy(
		{
			...script("x", { scripts: { build: "echo building; (setsid sleep 1001 &) ; sleep 1002", start: "x" } }),
		},
		{ signal: cancel.signal, onLine: (line) => line === "building" && cancel.abort(new Error("cancelled")) },
	);
	await expect(deploying).rejects.toThrow("cancelled");
	expect(await processes(machine.ssh, "sleep 100")).toEqual([]);
	await expectNothingRuns();
});
