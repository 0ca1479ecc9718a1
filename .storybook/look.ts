import { create } from "storybook/theming/create";

const sans = '"Inter Variable", ui-sans-serif, system-ui, sans-serif';
const mono = '"JetBrains Mono Variable", ui-monospace, monospace';

/** Storybook's own frame in Roost's colours. Its theme takes plain values only, so they are said again here. */
const common = {
	brandTitle: "Roost",
	brandTarget: "_self",
	fontBase: sans,
	fontCode: mono,
	appBorderRadius: 10,
	inputBorderRadius: 8,
} as const;

export const roostLight = create({
	...common,
	base: "light",
	colorPrimary: "#21201c",
	colorSecondary: "#0e6abe",
	appBg: "#f9f9f8",
	appContentBg: "#fdfdfc",
	appPreviewBg: "#f9f9f8",
	appBorderColor: "#e2e1de",
	textColor: "#21201c",
	textMutedColor: "#63635e",
	barBg: "#fdfdfc",
	barTextColor: "#63635e",
	barSelectedColor: "#21201c",
	barHoverColor: "#21201c",
	inputBg: "#fdfdfc",
	inputBorder: "#cfceca",
	inputTextColor: "#21201c",
});

export const roostDark = create({
	...common,
	base: "dark",
	colorPrimary: "#eeeeec",
	colorSecondary: "#70b8ff",
	appBg: "#111110",
	appContentBg: "#191918",
	appPreviewBg: "#111110",
	appBorderColor: "#31312e",
	textColor: "#eeeeec",
	textMutedColor: "#b5b3ad",
	barBg: "#191918",
	barTextColor: "#b5b3ad",
	barSelectedColor: "#eeeeec",
	barHoverColor: "#eeeeec",
	inputBg: "#191918",
	inputBorder: "#494844",
	inputTextColor: "#eeeeec",
});

/** Docs pages follow what the device prefers, as the manager does. */
export const roostDocsTheme =
	typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches
		? roostDark
		: roostLight;
