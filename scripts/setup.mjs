// Brings a bare checkout to where `npm start` and `npm test` can run: packages, Node, system tools, web build.
// Plain JavaScript without dependencies, because it runs on the system's Node before anything is installed.
// Every step is skipped in milliseconds when there is nothing to do.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
	accessSync,
	constants,
	existsSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";

const NODE_MAJOR = 24;
const mode = process.argv[2] ?? "start";
process.chdir(join(import.meta.dirname, ".."));

function say(message) {
	console.log(`[setup] ${message}`);
}

function stop(message) {
	console.error(`[setup] ${message}`);
	process.exit(1);
}

/** Runs argv with its output shown; stops the whole setup when it fails. */
function run(argv, env = {}) {
	const started = Date.now();
	const [command, ...args] = argv;
	const result = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
	if (result.status !== 0) {
		const why =
			result.error?.message ?? (result.signal ? `ended by ${result.signal}` : `exit ${result.status}`);
		stop(`Failed (${why}): ${argv.join(" ")}`);
	}
	say(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function hash(...texts) {
	return createHash("sha256").update(texts.join("\0")).digest("hex");
}

function stampFile(name) {
	return join("node_modules", `.roost-${name}`);
}

function stamped(name, value) {
	const file = stampFile(name);
	return existsSync(file) && readFileSync(file, "utf8") === value;
}

function installPackages() {
	const want = hash(readFileSync("package-lock.json", "utf8"), process.arch, process.platform);
	if (stamped("install", want)) return;
	say("Installing packages (about a minute the first time) …");
	run(["npm", "ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]);
	checkNode();
	writeFileSync(stampFile("install"), want);
}

/** npm puts node_modules/.bin first on PATH in scripts, so a packaged Node there is the one that runs them. */
function checkNode() {
	const packaged = join("node_modules", ".bin", "node");
	const node = existsSync(packaged) ? packaged : "node";
	const found =
		spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout?.trim() || "none";
	if (Number.parseInt(found, 10) >= NODE_MAJOR) return;
	stop(
		`Roost runs on Node ${NODE_MAJOR} or newer; this machine has ${found}, and no packaged Node fits ${process.platform}-${process.arch}. Install Node ${NODE_MAJOR} (https://nodejs.org) and run the command again.`,
	);
}

function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Looks where system tools live too: an ordinary user's PATH often lacks the sbin directories. */
function hasProgram(name) {
	const directories = [
		...(process.env.PATH ?? "").split(delimiter),
		"/usr/local/sbin",
		"/usr/sbin",
		"/sbin",
		"/usr/bin",
	];
	return directories.some((directory) => directory && isExecutable(join(directory, name)));
}

const sftpServers = [
	"/usr/lib/openssh/sftp-server",
	"/usr/libexec/openssh/sftp-server",
	"/usr/lib/ssh/sftp-server",
	"/usr/lib/sftp-server",
];

/**
 * Debian package → is what we need of it here? `dropbear-bin` and `openssh-sftp-server` hold only binaries;
 * `dropbear` and `openssh-server` would open SSH on the person's own machine and are never asked for.
 */
const forRunning = {
	git: () => hasProgram("git"),
	bubblewrap: () => hasProgram("bwrap"),
	slirp4netns: () => hasProgram("slirp4netns"),
	iproute2: () => hasProgram("ip"),
	"dropbear-bin": () => hasProgram("dropbear"),
	"openssh-sftp-server": () => sftpServers.some(isExecutable),
};

const forTesting = {
	chromium: () => isExecutable(process.env.CHROME_PATH ?? "/usr/bin/chromium"),
	"fonts-dejavu-core": () => existsSync("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
	"openssh-client": () => hasProgram("ssh") && hasProgram("ssh-keygen"),
	python3: () => hasProgram("python3"),
};

/** The prefix with which apt may be run without asking anybody, or undefined. */
function aptPrefix() {
	if (!hasProgram("apt-get")) return undefined;
	if (process.getuid?.() === 0) return [];
	const sudo = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
	return sudo.status === 0 ? ["sudo", "-n"] : undefined;
}

function installSystemPackages() {
	const needed = mode === "test" ? { ...forRunning, ...forTesting } : forRunning;
	const missing = Object.keys(needed).filter((name) => !needed[name]());
	if (missing.length === 0) return;
	if (process.platform !== "linux") {
		stop(`Roost's machines need Linux (this is ${process.platform}). Missing: ${missing.join(", ")}.`);
	}
	const prefix = aptPrefix();
	if (!prefix) {
		const byApt = `sudo apt-get install -y --no-install-recommends ${missing.join(" ")}`;
		stop(
			hasProgram("apt-get")
				? `Some system packages are missing. Install them and run the command again:\n\n    ${byApt}\n`
				: `Some programs are missing, and there is no apt here to install them: ${missing.join(", ")} (Debian's names). Install them and run the command again.`,
		);
	}
	say(`Installing system packages with apt: ${missing.join(", ")} (none of them starts a service) …`);
	// The command environment is cleared by sudo, so the setting travels through env(1).
	const apt = [
		...prefix,
		"env",
		"DEBIAN_FRONTEND=noninteractive",
		"apt-get",
		"-o",
		"DPkg::Lock::Timeout=300",
		"-qq",
	];
	run([...apt, "update"]);
	run([...apt, "install", "-y", "--no-install-recommends", ...missing]);
	const still = missing.filter((name) => !needed[name]());
	if (still.length > 0) stop(`apt reported success, but these are still not usable: ${still.join(", ")}.`);
}

/** Path, size and time of every source file: enough to notice a change, and cheap. */
function listing(directory) {
	const lines = [];
	const walk = (path) => {
		for (const entry of readdirSync(path, { withFileTypes: true })) {
			if (entry.name === "node_modules" || entry.name === "dist" || /\.test\.tsx?$/.test(entry.name))
				continue;
			const child = join(path, entry.name);
			if (entry.isDirectory()) walk(child);
			else {
				const { size, mtimeMs } = statSync(child);
				lines.push(`${child} ${size} ${mtimeMs}`);
			}
		}
	};
	walk(directory);
	return lines.sort().join("\n");
}

function isBuilt() {
	const dist = join("packages", "app", "dist");
	if (!existsSync(dist)) return false;
	return ["", ...readdirSync(dist)].some((name) => existsSync(join(dist, name, "index.html")));
}

function buildWebApp() {
	if (!existsSync("packages/app/vite.config.ts")) return;
	const sources = ["packages/app", "packages/ui", "packages/api-client"];
	const want = hash(readFileSync("package-lock.json", "utf8"), ...sources.map(listing));
	if (stamped("web", want) && isBuilt()) return;
	say("Building the web app …");
	run(["npm", "run", "--silent", "build"]);
	writeFileSync(stampFile("web"), want);
}

if (!["start", "test", "dev"].includes(mode)) stop(`Unknown mode '${mode}': start, test or dev.`);
installPackages();
installSystemPackages();
// In development Vite serves the sources themselves.
if (mode !== "dev") buildWebApp();
