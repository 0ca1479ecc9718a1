/**
 * Films the landing page's hero video: a template is deployed on a running Roost and opened. Run once the look has
 * changed, on a fresh system: `ROOST_E2E_URL=http://localhost:4000 node e2e/film-hero.ts`.
 * Writes packages/app/public/hero.webm and hero.webp.
 */
import { writeFile } from "node:fs/promises";
import { chromium, type Page } from "playwright";

const base = process.env.ROOST_E2E_URL ?? "http://localhost:4000";
const frame = { width: 1280, height: 800 };
const app = "Static site";

/** A picture, how long it stays (ms), and where the pointer goes in it. */
type Shot = { picture: string; hold: number; pointer?: { x: number; y: number } };

const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
	args: ["--no-sandbox", "--disable-gpu"],
});

async function film(page: Page): Promise<Shot[]> {
	const shots: Shot[] = [];
	const take = async (hold: number, target?: ReturnType<Page["locator"]>) => {
		const box = await target?.boundingBox();
		shots.push({
			picture: (await page.screenshot({ animations: "disabled" })).toString("base64"),
			hold,
			...(box && { pointer: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }),
		});
	};
	await page.goto(base);
	await page.getByRole("button", { name: "Login" }).click();
	await page.getByLabel("Email").fill("pro@roost.test");
	await page.getByLabel("Password").fill("roost");
	await page.getByRole("button", { name: "Sign in", exact: true }).click();

	await page.getByRole("button", { name: "+ Virtual Machines" }).click();
	await page.getByLabel("VM name").fill("build-box");
	await page.getByLabel("VM type").click();
	await page.getByRole("option").nth(1).click();
	await page.getByRole("button", { name: "Create", exact: true }).click();
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await page.locator('[data-vm="build-box"]').getByText("Running").waitFor();
	await take(1400, page.getByRole("link", { name: "Gallery", exact: true }));

	await page.getByRole("link", { name: "Gallery", exact: true }).click();
	await page.getByRole("tab", { name: /^Open-Sourced/ }).click();
	const card = page.getByRole("region", { name: app });
	const deploy = card.getByRole("button", { name: "Deploy" });
	await deploy.waitFor();
	await take(1600, deploy);
	await deploy.click();
	const confirm = page.getByRole("dialog").getByRole("button", { name: "Deploy" });
	await confirm.waitFor();
	await take(1200, confirm);
	await confirm.click();
	await card.getByText("Deploying...").waitFor();
	await take(1000);
	const run = card.getByRole("link", { name: "Run Now" });
	await run.waitFor();
	await take(1400, run);
	const [opened] = await Promise.all([page.waitForEvent("popup"), run.click()]);
	await opened.setViewportSize(frame);
	await opened.waitForLoadState();
	shots.push({ picture: (await opened.screenshot()).toString("base64"), hold: 2600 });
	return shots;
}

/** Draws the shots one after another, with a pointer that walks, and records what is drawn. Runs in the browser. */
async function record({ shots, width, height }: { shots: Shot[]; width: number; height: number }) {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	const pen = canvas.getContext("2d");
	if (!pen) throw new Error("no canvas");
	const pictures = await Promise.all(
		shots.map(async ({ picture }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${picture}`;
			await image.decode();
			return image;
		}),
	);
	const draw = (at: number) => {
		let from = 0;
		let index = 0;
		while (index < shots.length - 1 && at >= from + (shots[index]?.hold ?? 0)) {
			from += shots[index]?.hold ?? 0;
			index += 1;
		}
		const share = Math.min(1, (at - from) / (shots[index]?.hold ?? 1));
		const before = pictures[index - 1];
		const now = pictures[index];
		if (!now) return;
		pen.globalAlpha = 1;
		if (before) pen.drawImage(before, 0, 0, width, height);
		pen.globalAlpha = before ? Math.min(1, share * 6) : 1;
		pen.drawImage(now, 0, 0, width, height);
		pen.globalAlpha = 1;
		const goal = shots[index]?.pointer;
		if (!goal) return;
		const start = shots[index - 1]?.pointer ?? { x: 640, y: 520 };
		const eased = 1 - (1 - Math.min(1, share * 1.3)) ** 3;
		const scale = width / 1280;
		const x = (start.x + (goal.x - start.x) * eased) * scale;
		const y = (start.y + (goal.y - start.y) * eased) * scale;
		pen.beginPath();
		pen.arc(x, y, share > 0.85 ? 9 : 12, 0, 2 * Math.PI);
		pen.fillStyle = "rgb(253 253 252 / 0.85)";
		pen.fill();
		pen.strokeStyle = "rgb(33 32 28 / 0.5)";
		pen.stroke();
	};
	const chunks: Blob[] = [];
	const recorder = new MediaRecorder(canvas.captureStream(24), {
		mimeType: "video/webm;codecs=vp9",
		videoBitsPerSecond: 700_000,
	});
	recorder.ondataavailable = (event) => chunks.push(event.data);
	const stopped = new Promise((resolve) => {
		recorder.onstop = resolve;
	});
	const length = shots.reduce((total, shot) => total + shot.hold, 0);
	draw(0);
	const poster = canvas.toDataURL("image/webp", 0.8);
	recorder.start();
	const begun = performance.now();
	await new Promise<void>((resolve) => {
		const step = () => {
			const at = performance.now() - begun;
			if (at >= length) return resolve();
			draw(at);
			requestAnimationFrame(step);
		};
		step();
	});
	recorder.stop();
	await stopped;
	const reader = new FileReader();
	const read = new Promise<string>((resolve) => {
		reader.onload = () => resolve(String(reader.result));
	});
	reader.readAsDataURL(new Blob(chunks));
	return { film: (await read).split(",")[1] ?? "", poster: poster.split(",")[1] ?? "" };
}

const context = await browser.newContext({ viewport: frame, colorScheme: "dark" });
const shots = await film(await context.newPage());
const studio = await browser.newPage();
const { film: webm, poster } = await studio.evaluate(record, { shots, width: 1024, height: 640 });
const site = new URL("../packages/app/public/", import.meta.url);
await writeFile(new URL("hero.webm", site), Buffer.from(webm, "base64"));
await writeFile(new URL("hero.webp", site), Buffer.from(poster, "base64"));
await browser.close();
