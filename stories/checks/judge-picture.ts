import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { CDPSession, Page } from "playwright";
import { PNG } from "pngjs";
import type { BrowserCommand } from "vitest/node";
import { comparePixels } from "./compare-pixels.ts";
import { acceptedOf, encodePicture } from "./png.ts";

export const picturesDir = fileURLToPath(new URL("../__pictures__", import.meta.url));
export const resultsDir = fileURLToPath(new URL("../../test-results/stories", import.meta.url));

/** What part of the story's frame to take, in CSS px. */
export interface Clip {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** The height of the test runner's page, in CSS px. */
export const PAGE_HEIGHT = 800;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
	let session = sessions.get(page);
	if (session === undefined) {
		session = page.context().newCDPSession(page);
		sessions.set(page, session);
	}
	return session;
}

async function captureOf(session: CDPSession, clip: Clip): Promise<Buffer> {
	const { data } = await session.send("Page.captureScreenshot", {
		format: "png",
		clip: { ...clip, scale: 1 },
		optimizeForSpeed: true,
		// Only for what is taller than the page: it makes the browser lay out twice.
		captureBeyondViewport: clip.y + clip.height > PAGE_HEIGHT,
	});
	return Buffer.from(data, "base64");
}

const digestOf = (capture: Buffer) => createHash("sha256").update(capture).digest("hex");

const MOST_LOOKS = 8;
const BETWEEN_LOOKS_MS = 100;

/**
 * Takes a picture and compares it with its baseline. Resolves to null when it is the accepted one, or to what to tell.
 *
 * Straight to the browser's own capture: Playwright's screenshot waits for fonts, frames and animations that a story
 * has already settled, and costs several times as much.
 */
export const judgePicture: BrowserCommand<[name: string, clip: Clip]> = async ({ page }, name, clip) => {
	const session = await sessionOf(page);
	const baselineFile = join(picturesDir, `${name}.png`);
	const baseline = await readFile(baselineFile).catch(() => null);
	const accepted = baseline === null ? null : acceptedOf(baseline);

	// Something may still be settling (a scrollbar, a chart): judged is what looks the same twice in a row.
	let capture = await captureOf(session, clip);
	for (let look = 1; look <= MOST_LOOKS; look += 1) {
		if (accepted?.digest === digestOf(capture)) return null;
		await setTimeout(BETWEEN_LOOKS_MS);
		const next = await captureOf(session, clip);
		const settled = next.equals(capture);
		capture = next;
		if (settled) break;
	}
	const digest = digestOf(capture);
	if (accepted?.digest === digest) return null;

	const now = PNG.sync.read(capture);
	const results = join(resultsDir, name);
	if (baseline === null || accepted === null) {
		await mkdir(dirname(results), { recursive: true });
		await writeFile(`${results}.after.png`, encodePicture(now, digest));
		return `${name} has no accepted picture yet. Look at test-results/stories/${name}.after.png, then: npm run stories:accept`;
	}

	const verdict = comparePixels(PNG.sync.read(baseline), now, accepted);
	if (verdict.same) return null;
	await mkdir(dirname(results), { recursive: true });
	await Promise.all([
		writeFile(`${results}.before.png`, baseline),
		writeFile(`${results}.after.png`, encodePicture(now, digest)),
		verdict.diff === null
			? rm(`${results}.diff.png`, { force: true })
			: writeFile(`${results}.diff.png`, PNG.sync.write(verdict.diff)),
	]);
	return [
		`${name} no longer looks as accepted: ${verdict.why}.`,
		`Look at test-results/stories/${name}.{before,after,diff}.png; if it is as it should be: npm run stories:accept`,
	].join("\n");
};
