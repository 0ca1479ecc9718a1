// `npm run dev`: the server restarts when its sources change, the web app reloads in place.
import { type ChildProcess, spawn } from "node:child_process";

const VITE_PORT = "5173";
const vite = `http://localhost:${VITE_PORT}`;
const env = {
	...process.env,
	ROOST_APP_ORIGINS: [process.env.ROOST_APP_ORIGINS, vite].filter(Boolean).join(","),
};

const children: ChildProcess[] = [
	spawn(process.execPath, ["--watch", "--watch-preserve-output", "scripts/start.ts"], {
		env,
		stdio: "inherit",
	}),
	spawn("vite", ["packages/app", "--port", VITE_PORT, "--strictPort", "--clearScreen", "false"], {
		env,
		stdio: "inherit",
	}),
];

let ending = false;

/** Ends both when one ends or the person asks to; the exit code is that of the first to go. */
function end(code: number): void {
	if (ending) return;
	ending = true;
	process.exitCode = code;
	for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}

for (const child of children) {
	child.on("error", (error) => {
		console.error(error.message);
		end(1);
	});
	child.on("exit", (code) => end(code ?? 1));
}
process.on("SIGINT", () => end(0));
process.on("SIGTERM", () => end(0));
console.log(`Developing: open ${vite} (the API is proxied to port ${process.env.PORT || 4000}).`);
