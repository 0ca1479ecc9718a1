// `npm start`: the server, and beside it a stand-in for each outside service that is not configured.
import { join, resolve } from "node:path";
import { lockDataDir } from "@roost/server/lock";
import { startServer } from "@roost/server/main";
import { DEMO_PASSWORD, demoAccounts } from "@roost/standins/identity/accounts";
import { checkPorts } from "./lib/ports.ts";
import { planStandins, type Standins, startStandins } from "./lib/standins.ts";

const DRAIN_MS = 20_000;
const started = performance.now();

/** Errors that say all there is to say; anything else is shown with its stack. */
const plainErrors = new Set([
	"StartError",
	"PortError",
	"PortInUse",
	"DataDirError",
	"ConfigError",
	"ComputeUnavailable",
]);

function fail(error: unknown): never {
	const plain = error instanceof Error && plainErrors.has(error.name);
	const remedy = plain && "remedy" in error ? `\n${error.remedy}` : "";
	console.error(plain ? `\n${error.message}${remedy}\n` : error);
	process.exit(1);
}

function report(url: string, dataDir: string, standins: Standins): void {
	const lines = [
		`Roost is running at ${url}   (ready in ${((performance.now() - started) / 1000).toFixed(1)} s)`,
		"",
	];
	if (standins.running.Identity) {
		lines.push(`  Demo accounts, password '${DEMO_PASSWORD}':`);
		lines.push(...demoAccounts.map((account) => `    ${account.email}`), "");
	}
	for (const [name, address] of Object.entries(standins.running)) {
		lines.push(`  ${name.padEnd(10)} ${address} (stand-in)`);
	}
	lines.push(`  API        ${new URL("/api/docs", url).href}`, `  Data       ${dataDir}`, "");
	lines.push("Ctrl-C ends it. Machines go on and are found again at the next start.");
	console.log(lines.join("\n"));
}

function parsePort(text: string | undefined): number {
	const port = Number(text || 4000);
	if (Number.isInteger(port) && port > 0 && port <= 65_532) return port;
	throw Object.assign(new Error(`PORT must be a number from 1 to 65532, not '${text}'.`), {
		name: "StartError",
	});
}

async function main(): Promise<void> {
	const port = parsePort(process.env.PORT);
	const host = process.env.HOST || "127.0.0.1";
	const root = join(import.meta.dirname, "..");
	const dataDir = resolve(root, process.env.ROOST_DATA_DIR || ".roost");

	const plan = planStandins(process.env, port);
	// The server takes the lock itself; this only finds out early, before the stand-ins open their files.
	lockDataDir(dataDir)();
	await checkPorts({ Roost: port }, host);
	await checkPorts(
		{
			...(plan.ports.identity && { "the identity stand-in": plan.ports.identity }),
			...(plan.ports.codehost && { "the code host stand-in": plan.ports.codehost }),
		},
		"127.0.0.1",
	);

	console.log("Starting Roost …");
	const standins = await startStandins(plan, port, dataDir);
	const server = await startServer({
		LOG_LEVEL: plan.env.ROOST_ENV === "production" ? "info" : "warn",
		...plan.env,
		...standins.env,
		PORT: String(port),
		HOST: host,
		ROOST_DATA_DIR: dataDir,
	}).catch(async (error: unknown) => {
		await standins.close();
		throw error;
	});

	let ending = false;
	const end = () => {
		// A terminal sends Ctrl-C to npm and to us, and npm passes it on: the second one means nothing.
		if (ending) return;
		ending = true;
		setTimeout(() => fail(new Error(`Not everything ended within ${DRAIN_MS / 1000} s.`)), DRAIN_MS).unref();
		server
			.close()
			.then(() => standins.close())
			.then(() => process.exit(0), fail);
	};
	process.on("SIGTERM", end);
	process.on("SIGINT", end);
	report(server.url, dataDir, standins);
}

main().catch(fail);
