import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import type { Benchmark, Setting } from "../benchmark.ts";
import { atLeastTimes } from "../figure.ts";
import { inTurns, median } from "../stats.ts";
import { createMachine, terminateMachine } from "../system/machine.ts";
import { password } from "../system/system.ts";
import { openRoost, runLine, terminalGrant, userIdOf } from "../system/terminal.ts";
import { bigFile } from "./terminal.ts";

const megabytes = 100;
const rounds = 2;
const viewport = { width: 1200, height: 800 };
const { resolve } = createRequire(import.meta.url);

const launch = () =>
	chromium.launch({
		executablePath: process.env.ROOST_CHROMIUM ?? "/usr/bin/chromium",
		args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
	});

/** The terminal page of a person who signed in and opened it. */
async function terminalPage(browser: Browser, { system }: Setting, vmId: string): Promise<Page> {
	const context = await browser.newContext({ viewport });
	const page = await context.newPage();
	await page.goto(system.url);
	await page.getByRole("button", { name: "Get Started FREE!" }).click();
	await page.getByLabel("Email").fill(system.email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
	await page.waitForURL("**/dashboard");
	const query = new URLSearchParams({
		vmId,
		hostVmInstanceId: vmId,
		userId: await userIdOf(system),
		userEmail: system.email,
		token: await terminalGrant(system, vmId),
		vmName: "bench",
	});
	await page.goto(`${system.url}/ssh-terminal?${query}`);
	await page.getByText("connected", { exact: true }).waitFor();
	return page;
}

let run = 0;

/** MB/s from the Enter key until the line after the file stands on the screen. */
async function throughTheProduct(page: Page): Promise<number> {
	const marker = `done-${1000 + ++run}`;
	await page.bringToFront();
	await page.locator(".xterm-helper-textarea").focus();
	await page.keyboard.type(`cat big.txt; echo done-$((1000 + ${run}))`);
	const measured = page.evaluate(
		(awaited) =>
			new Promise<number>((finish) => {
				addEventListener(
					"keydown",
					() => {
						const started = performance.now();
						const look = () => {
							const shown = document.querySelector(".xterm-rows")?.textContent?.includes(awaited);
							if (shown) finish(performance.now() - started);
							else requestAnimationFrame(look);
						};
						look();
					},
					{ once: true, capture: true },
				);
			}),
		marker,
	);
	// The listener above must stand before the key is pressed.
	await page.evaluate(() => undefined);
	await page.keyboard.press("Enter");
	return megabytes / ((await measured) / 1000);
}

async function barePage(browser: Browser): Promise<Page> {
	const page = await (await browser.newContext({ viewport })).newPage();
	await page.setContent('<div id="host" style="width:1200px;height:760px"></div>');
	await page.addStyleTag({ path: resolve("@xterm/xterm/css/xterm.css") });
	await page.addScriptTag({ path: resolve("@xterm/xterm/lib/xterm.js") });
	return page;
}

/** MB/s of the same bytes written to the same terminal library in pieces, as fast as it takes them. */
async function byXtermAlone(page: Page): Promise<number> {
	await page.bringToFront();
	const took = await page.evaluate(async (total) => {
		type Bare = new (
			options: object,
		) => { open(host: Element | null): void; write(text: string, done: () => void): void; dispose(): void };
		const { Terminal } = globalThis as unknown as { Terminal: Bare };
		const terminal = new Terminal({ scrollback: 1000, fontSize: 14, lineHeight: 1.35, cols: 140, rows: 40 });
		terminal.open(document.querySelector("#host"));
		const line = `${"a".repeat(78)}h\r\n`;
		const piece = line.repeat(400);
		const bytesOfFile = (line.length - 1) * 400;
		const started = performance.now();
		const writes: Promise<void>[] = [];
		for (let written = 0; written < total; written += bytesOfFile) {
			writes.push(new Promise((resolve) => terminal.write(piece, resolve)));
			if (writes.length > 8) await writes[writes.length - 8];
		}
		await Promise.all(writes);
		const time = performance.now() - started;
		terminal.dispose();
		return time;
	}, megabytes * 1e6);
	return megabytes / (took / 1000);
}

export const browser: Benchmark = {
	name: "browser",
	needsSite: true,
	async run(setting) {
		const { system } = setting;
		const vmId = await createMachine(system);
		const shell = await openRoost(system, vmId);
		await runLine(shell, bigFile(megabytes * 1e6));
		await shell.close();
		const chromium = await launch();
		try {
			const page = await terminalPage(chromium, setting, vmId);
			const alone = await barePage(chromium);
			const { ours, bare } = await inTurns(
				rounds,
				() => throughTheProduct(page),
				() => byXtermAlone(alone),
			);
			return [
				atLeastTimes(
					{ name: "terminal in the browser, 100 MB", value: median(ours), unit: "MB/s" },
					{ name: "xterm.write of the same bytes alone", value: median(bare) },
					0.7,
				),
			];
		} finally {
			await chromium.close();
			await terminateMachine(system, vmId);
		}
	},
};
