import type { Decorator, Preview } from "@storybook/react-vite";
import "../packages/ui/src/tokens/theme.css";
import "./preview.css";
import { roostDocsTheme } from "./look.ts";
import { freezeClock, loadFonts, seedRandom } from "./stillness.ts";

freezeClock();

const withThemeAndMotion: Decorator = (Story, { globals }) => {
	document.documentElement.dataset.theme = globals.theme === "dark" ? "dark" : "light";
	document.documentElement.dataset.motion = globals.motion === "moving" ? "moving" : "still";
	return <Story />;
};

const preview: Preview = {
	tags: ["autodocs"],
	globalTypes: {
		theme: {
			description: "Theme",
			toolbar: {
				title: "Theme",
				icon: "mirror",
				items: [
					{ value: "light", title: "Light", icon: "sun" },
					{ value: "dark", title: "Dark", icon: "moon" },
				],
				dynamicTitle: true,
			},
		},
		motion: {
			description: "Motion",
			toolbar: {
				title: "Motion",
				icon: "lightning",
				items: [
					{ value: "still", title: "Still" },
					{ value: "moving", title: "Moving" },
				],
				dynamicTitle: true,
			},
		},
	},
	initialGlobals: { theme: "light", motion: "still", viewport: { value: undefined, isRotated: false } },
	decorators: [withThemeAndMotion],
	loaders: [loadFonts],
	beforeEach: () => {
		seedRandom();
		localStorage.clear();
		sessionStorage.clear();
	},
	parameters: {
		layout: "padded",
		backgrounds: { disable: true },
		a11y: {
			test: "error",
			options: {
				runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
			},
		},
		controls: { expanded: true, sort: "requiredFirst" },
		docs: { theme: roostDocsTheme, codePanel: true },
		viewport: {
			options: {
				phone: { name: "Phone", styles: { width: "360px", height: "740px" }, type: "mobile" },
				tablet: { name: "Tablet", styles: { width: "820px", height: "1100px" }, type: "tablet" },
				desktop: { name: "Desktop", styles: { width: "1280px", height: "800px" }, type: "desktop" },
			},
		},
		options: {
			storySort: {
				method: "alphabetical",
				order: [
					"Introduction",
					["For designers", "For product people"],
					"Foundations",
					"Primitives",
					"Shell",
					"Landing",
					"Account",
					"Billing",
					"Setup guide",
					"Tour",
					"Dashboard",
					"VMs",
					"Jobs",
					"Gallery",
					"Deploy",
					"Add application",
					"GitHub",
					"Terminal",
					"Toasts",
					"Errors",
				],
			},
		},
	},
};

export default preview;
