import { spawn } from "node:child_process";

/** `npm run chromatic`: publishes the stories where a project's token is set, and says so where none is. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
	process.stdout.write(
		[
			"Not published: CHROMATIC_PROJECT_TOKEN is not set.",
			"The same stories are checked without Chromatic by `npm run stories`. To publish them, create a project at",
			"chromatic.com, then: CHROMATIC_PROJECT_TOKEN=… npm run chromatic",
			"",
		].join("\n"),
	);
	process.exit(0);
}

// The token reaches Chromatic by the environment, never by argv.
const published = spawn(
	"chromatic",
	["--build-script-name", "storybook:build", "--output-dir", ".storybook-static", "--exit-zero-on-changes"],
	{ stdio: "inherit" },
);
published.on("error", (error) => {
	process.stderr.write(`Chromatic did not start: ${error.message}\n`);
	process.exit(1);
});
published.on("exit", (code) => process.exit(code ?? 1));
