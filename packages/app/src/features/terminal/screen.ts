import "@xterm/xterm/css/xterm.css";
import { FitAddon } from "@xterm/addon-fit";
import { type ITheme, Terminal } from "@xterm/xterm";
import { isRealGpu, unmaskedRenderer } from "./renderer.ts";
import { terminalOptions } from "./terminal-options.ts";

/** Ink on the terminal's own dark ground, the same in both themes. */
const inks: ITheme = {
	foreground: "#eeeeec",
	cursor: "#eeeeec",
	selectionBackground: "#5b5b5699",
	black: "#2a2a28",
	red: "#ff9592",
	green: "#8ec07c",
	yellow: "#e5b567",
	blue: "#83a6d8",
	magenta: "#d3a1d8",
	cyan: "#7cc4c0",
	white: "#d7d5ce",
	brightBlack: "#7c7b74",
	brightRed: "#ffb1ad",
	brightGreen: "#a9d69a",
	brightYellow: "#f2cd8b",
	brightBlue: "#a5c2ea",
	brightMagenta: "#e5bfe8",
	brightCyan: "#9edad6",
	brightWhite: "#fdfdfc",
};

export type Screen = {
	/** `done` is called once it has been drawn into the buffer. */
	write: (data: string, done?: () => void) => void;
	/** [err-terminal-red] */
	error: (text: string) => void;
	/** A line of ours, in grey. */
	note: (text: string) => void;
	size: () => { width: number; height: number };
	onInput: (listener: (data: string) => void) => void;
	onResize: (listener: (size: { width: number; height: number }) => void) => void;
	focus: () => void;
	dispose: () => void;
};

const isControl = (char: string) => char < " " || char === "\u007f";

/** Words of ours must not move the cursor or ring the bell. */
const plain = (text: string) => [...text].map((char) => (isControl(char) ? " " : char)).join("");

/** WebGL where a real graphics card is, for the DOM renderer is faster than software WebGL. */
async function drawByGpu(terminal: Terminal): Promise<void> {
	if (!isRealGpu(unmaskedRenderer())) return;
	const { WebglAddon } = await import("@xterm/addon-webgl");
	try {
		const gpu = new WebglAddon();
		gpu.onContextLoss(() => gpu.dispose());
		terminal.loadAddon(gpu);
	} catch (failure) {
		console.info("WebGL is not to be had; the terminal is drawn by DOM", failure);
	}
}

/** Draws a terminal into `host` and keeps it as large as that is. Throws where it cannot be drawn. */
export async function createScreen(host: HTMLElement): Promise<Screen> {
	await document.fonts.load(`${terminalOptions.fontSize}px "JetBrains Mono Variable"`).catch(() => []);
	const background = getComputedStyle(host).getPropertyValue("--terminal").trim();
	const terminal = new Terminal({ ...terminalOptions, theme: { ...inks, background } });
	const fit = new FitAddon();
	terminal.loadAddon(fit);
	terminal.open(host);
	await drawByGpu(terminal);
	fit.fit();

	let frame = 0;
	const observer = new ResizeObserver(() => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(() => fit.fit());
	});
	observer.observe(host);

	const line = (colour: number, text: string) =>
		terminal.write(
			`${terminal.buffer.active.cursorX > 0 ? "\r\n" : ""}\u001b[${colour}m${plain(text)}\u001b[0m\r\n`,
		);

	return {
		write: (data, done) => terminal.write(data, done),
		error: (text) => line(31, text),
		note: (text) => line(90, text),
		size: () => ({ width: terminal.cols, height: terminal.rows }),
		onInput: (listener) => {
			terminal.onData(listener);
		},
		onResize: (listener) => {
			terminal.onResize(({ cols, rows }) => listener({ width: cols, height: rows }));
		},
		focus: () => terminal.focus(),
		dispose: () => {
			observer.disconnect();
			cancelAnimationFrame(frame);
			terminal.dispose();
		},
	};
}
