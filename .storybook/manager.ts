import "@fontsource-variable/inter/wght.css";
import { addons } from "storybook/manager-api";
import { roostDocsTheme } from "./look.ts";

addons.setConfig({
	theme: roostDocsTheme,
	sidebar: { showRoots: true },
	enableShortcuts: true,
});
