import axe from "axe-core";
import { commands } from "vitest/browser";
import type { Clip } from "./judge-picture.ts";

declare module "vitest/browser" {
	interface BrowserCommands {
		judgePicture: (name: string, clip: Clip) => Promise<string | null>;
	}
}

/** The part of a composed story that the checks use. */
export interface RunnableStory {
	id: string;
	storyName: string;
	parameters: Record<string, unknown>;
	globals: Record<string, unknown>;
	run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * The frame is ours: resizing it here costs no round trip to the test runner. A frame is awaited, because menus close
 * when the window is resized, and must not close for our sake.
 */
async function resizeFrame({ width, height }: { width: number; height: number }): Promise<void> {
	if (innerWidth === width && innerHeight === height) return;
	const frame = window.frameElement as HTMLIFrameElement;
	frame.style.width = `${width}px`;
	frame.style.height = `${height}px`;
	await nextFrame();
	await nextFrame();
}

async function showTheme(theme: Theme): Promise<void> {
	document.documentElement.dataset.theme = theme;
	await nextFrame();
}

/** The story, and whatever floats over it or beside it: dialogs, menus, toasts. */
function clipOf(root: HTMLElement): Clip {
	let right = root.offsetWidth;
	let bottom = root.offsetHeight;
	const fixed = [...root.querySelectorAll<HTMLElement>("*")].filter(
		(element) => element.offsetParent === null,
	);
	const beside = [...document.body.children].filter((child) => child !== root);
	for (const start of [...fixed, ...beside]) {
		for (const element of [start, ...start.querySelectorAll("*")]) {
			const box = element.getBoundingClientRect();
			if (box.width <= 2 || box.height <= 2) continue;
			right = Math.max(right, box.right);
			bottom = Math.max(bottom, box.bottom);
		}
	}
	return {
		x: 0,
		y: 0,
		width: Math.ceil(Math.min(right, innerWidth)),
		height: Math.ceil(Math.min(bottom, innerHeight)),
	};
}

async function axeFindings(parameters: Record<string, unknown>, theme: Theme) {
	const a11y = (parameters.a11y ?? {}) as { config?: axe.Spec };
	axe.reset();
	if (a11y.config !== undefined) axe.configure(a11y.config);
	// What lies behind a modal is hidden from everybody by Radix, which keeps the focus out of it too.
	const reachable = [...document.body.children].filter(
		(child) => !child.matches("[data-aria-hidden], script"),
	);
	const { violations } = await axe.run(reachable as unknown as axe.ElementContext, {
		// Only colours change with the theme; the rest was judged in the light one.
		runOnly:
			theme === "light"
				? { type: "tag", values: WCAG_2_2_AA }
				: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
		resultTypes: ["violations"],
		preload: false,
	});
	return violations.flatMap(({ id, nodes }) =>
		nodes.map((node) => `axe ${id} (${theme}): ${node.failureSummary ?? ""}\n    ${node.html}`),
	);
}

/** What sticks out of a phone's width and cannot be scrolled to inside something that scrolls. */
function overflowFindings(): string[] {
	const page = document.documentElement;
	if (page.scrollWidth <= PHONE.width) return [];
	const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
	const culprits = [...document.body.querySelectorAll("*")].filter((element) => {
		if (element.getBoundingClientRect().right <= PHONE.width + 0.5) return false;
		for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) {
			if (scrolls(up)) return false;
		}
		return true;
	});
	const widest = culprits.slice(0, 3).map((element) => (element.cloneNode(false) as Element).outerHTML);
	return [`at ${PHONE.width} px the page is ${page.scrollWidth} px wide:\n    ${widest.join("\n    ")}`];
}

function listenForErrors(): { errors: string[]; stop: () => void } {
	const errors: string[] = [];
	const say = (...parts: unknown[]) => errors.push(`console.error: ${parts.map(String).join(" ")}`);
	const real = console.error;
	console.error = say;
	const onError = (event: ErrorEvent) => say(event.message);
	const onRejection = (event: PromiseRejectionEvent) => say(event.reason);
	addEventListener("error", onError);
	addEventListener("unhandledrejection", onRejection);
	return {
		errors,
		stop: () => {
			console.error = real;
			removeEventListener("error", onError);
			removeEventListener("unhandledrejection", onRejection);
		},
	};
}

/** Renders a story, judges it in both themes and at a phone's width, and gives back everything that is wrong with it. */
export async function checkStory(story: RunnableStory, root: HTMLElement): Promise<string[]> {
	const viewport = story.globals.viewport as { value?: string } | undefined;
	const size = viewport?.value === "phone" ? PHONE : DESKTOP;
	await resizeFrame(size);
	scrollTo(0, 0);
	root.style.padding = story.parameters.layout === "fullscreen" ? "0" : "24px";
	const console_ = listenForErrors();
	const findings: string[] = [];
	try {
		await story.run({ canvasElement: root });
		if (root.offsetHeight > size.height) await resizeFrame({ ...size, height: root.offsetHeight });
		for (const theme of themes) {
			await showTheme(theme);
			findings.push(...(await axeFindings(story.parameters, theme)));
			const wrong = await commands.judgePicture(`${story.id.replace("--", "/")}.${theme}`, clipOf(root));
			if (wrong !== null) findings.push(wrong);
		}
		await resizeFrame(PHONE);
		findings.push(...overflowFindings());
	} finally {
		console_.stop();
	}
	return [...console_.errors, ...findings];
}
