import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ended } from "../by-hand/ssh-master.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds the web app as `npm run build` does, so that what is measured is this checkout's. */
export const buildSite = () =>
	ended(
		spawn("npx", ["vite", "build", "packages/app", "--logLevel", "warn"], {
			cwd: root,
			stdio: ["ignore", "ignore", "inherit"],
		}),
		"vite build",
	);
