import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";
import { judgePicture, PAGE_HEIGHT } from "./checks/judge-picture.ts";

const uiPackage = JSON.parse(
	readFileSync(new URL("../packages/ui/package.json", import.meta.url), "utf8"),
) as { dependencies: Record<string, string> };
const stylesOrOurs = /^(@roost|@fontsource-variable)/;

/** Every story in Chromium: it renders, axe is content, its picture is the accepted one. */
export default defineProject({
	root: fileURLToPath(new URL("..", import.meta.url)),
	plugins: [react(), tailwindcss()],
	optimizeDeps: {
		// A dependency found late makes Vite reload the page, and the run is lost; so all are named and none is sought.
		noDiscovery: true,
		include: [
			...Object.keys(uiPackage.dependencies).filter((name) => !stylesOrOurs.test(name)),
			"react/jsx-runtime",
			"react/jsx-dev-runtime",
			"react-dom/client",
			"axe-core",
			"@storybook/react-vite",
			"storybook/test",
			"storybook/theming/create",
		],
	},
	test: {
		name: "stories",
		include: ["stories/checks/*.browser.test.ts"],
		testTimeout: 20_000,
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			viewport: { width: 1280, height: PAGE_HEIGHT },
			commands: { judgePicture },
			provider: playwright({
				launchOptions: {
					executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
					args: [
						"--no-sandbox",
						"--disable-gpu",
						"--disable-quic",
						"--no-first-run",
						"--disable-background-networking",
						"--disable-component-update",
						"--disable-sync",
						// Pictures must not depend on the machine's font configuration or screen.
						"--font-render-hinting=none",
						"--disable-lcd-text",
						"--force-color-profile=srgb",
						// Nor on its processor, nor on what was painted before.
						"--disable-skia-runtime-opts",
						"--disable-partial-raster",
					],
				},
				contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
			}),
			instances: [{ browser: "chromium" }],
		},
	},
});
