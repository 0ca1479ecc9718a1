import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { backoffSchedule, HEALTHY_AFTER_SECONDS } from "../domain/backoff.ts";
import { planFor, plannedFiles, plannedTools } from "../domain/plan.ts";
import { CannotPlan, type Plan } from "../domain/plan-types.ts";
import { isSlug } from "../domain/slug.ts";
import type { MachineSsh } from "../ssh/machine.ts";
import { DeployFailure, type DeployStep } from "./failure.ts";
import { printable, Tail } from "./lines.ts";
import type { Source } from "./source.ts";
import { startAndWait } from "./start.ts";
import { type Prepared, prepare, shippedPath, step, stopApp } from "./supervisor.ts";
import type { SourceTree } from "./tree.ts";

export const FIRST_PORT = 8501;

export type DeployOptions = {
	ssh: MachineSsh;
	source: Source;
	slug: string;
	/** The app's own settings; they override what the plan sets, but not PORT and DATA_DIR. */
	env?: Record<string, string>;
	/** The port the app had; otherwise the first free one from 8501 up is chosen. */
	port?: number;
	/** npm registry for installs, where the operator has set one. No credential may be in it. */
	npmRegistry?: string;
	/** How long a started app may take to answer. Default 60 s. */
	healthTimeoutMs?: number;
	/** How long one command of the install or the build may take. Default 20 minutes. */
	stepTimeoutMs?: number;
	onStep?: (step: DeployStep) => void;
	/** Every line of every step, already free of control characters. */
	onLine?: (line: string) => void;
	signal?: AbortSignal;
};

export type Deployed = { port: number; projectPath: string; plan: Plan; commit: string };

/**
 * Fetches, plans, sends, installs, builds and starts an app on a machine, and waits until it answers. May be
 * repeated after a crash at any line: what the attempt before left is ended and cleared first.
 * @throws DeployFailure with the reason in words, nothing of the app left running and its log kept; what the
 * connection or the signal throws as it is, so that the caller may try again.
 */
export async function deployApp(options: DeployOptions): Promise<Deployed> {
	const { ssh, slug } = options;
	if (!isSlug(slug)) throw new TypeError(`not a slug: ${slug}`);
	try {
		return await attempt(options);
	} catch (error) {
		// Also when the connection broke or the job was cancelled: as far as the machine can still be reached.
		await stopApp(ssh, slug).catch((stopping: unknown) => {
			if (error instanceof DeployFailure) throw stopping;
		});
		throw error;
	}
}

async function attempt(options: DeployOptions): Promise<Deployed> {
	const { ssh, slug, signal } = options;
	const onStep = options.onStep ?? (() => undefined);
	const onLine = (line: string) => options.onLine?.(printable(line));
	signal?.throwIfAborted();

	onStep("fetch");
	onLine(`Fetching ${options.source.shown}`);
	const release = `${Date.now().toString(36)}-${randomBytes(4).toString("hex")}`;
	const request = { release, port: options.port, firstPort: FIRST_PORT, tools: plannedTools };
	// The machine is made ready while git is at work: neither needs the other.
	const [fetching, preparing] = await Promise.allSettled([
		options.source.fetch({ onLine, signal }),
		prepare(ssh, slug, request, signal),
	]);
	if (fetching.status === "rejected") throw fetching.reason;
	if (preparing.status === "rejected") throw preparing.reason;
	const [tree, place] = [fetching.value, preparing.value];
	onLine(`Commit ${tree.commit}`);

	onStep("plan");
	const plan = await planTree(tree, place);
	onLine(`${plan.because}: ${plan.kind}`);

	onStep("send");
	await send(ssh, tree, place.releasePath, signal);

	const env = buildEnvironment(options, place);
	for (const [name, commands] of [
		["install", plan.install],
		["build", plan.build],
	] as const) {
		if (commands.length > 0) onStep(name);
		for (const argv of commands) await runStep(options, { name, argv, place, env, onLine });
	}

	onStep("start");
	const port = await startAndWait({
		ssh,
		slug,
		request: {
			release,
			argv: plan.start,
			env: {
				...commonEnvironment,
				// The machine's loopback is where the proxy arrives: what listens wider could be reached by neighbours.
				HOST: "127.0.0.1",
				...plan.env,
				...options.env,
				PORT: String(place.port),
				DATA_DIR: place.dataDir,
			},
			path: programs(place),
			port: place.port,
			backoffSeconds: backoffSchedule,
			healthyAfterSeconds: HEALTHY_AFTER_SECONDS,
			graceSeconds: 5,
		},
		timeoutMs: options.healthTimeoutMs ?? 60_000,
		onHealth: () => onStep("health"),
		onLine,
		signal,
	});
	onLine(`The app answers on port ${port}`);
	return { port, projectPath: place.projectPath, plan, commit: tree.commit };
}

async function planTree(tree: SourceTree, place: Prepared): Promise<Plan> {
	const texts = await Promise.all(plannedFiles.map(async (path) => [path, await tree.text(path)] as const));
	const text = new Map(
		texts.flatMap(([path, content]) => (content === undefined ? [] : [[path, content] as const])),
	);
	try {
		return planFor({ paths: tree.paths, text, tools: new Set(place.tools) });
	} catch (error) {
		if (error instanceof CannotPlan) throw new DeployFailure("nothing_to_run", "plan", error.message);
		throw error;
	}
}

async function send(ssh: MachineSsh, tree: SourceTree, path: string, signal?: AbortSignal): Promise<void> {
	const failed = new AbortController();
	const both = signal === undefined ? failed.signal : AbortSignal.any([signal, failed.signal]);
	const stdin = new PassThrough();
	const sending = pipeline(tree.tar(both), stdin).catch((error: unknown) => failed.abort(error));
	const result = await ssh.exec(["tar", "--extract", "--no-same-owner", "--file", "-", "--directory", path], {
		stdin,
		signal: both,
	});
	if (result.code !== 0) failed.abort();
	await sending;
	if (result.code === 0) return;
	const why = result.stderr.trim().split("\n").at(-1) ?? "";
	throw new DeployFailure(
		"send_failed",
		"send",
		`The files could not be put onto the machine: ${printable(why)}`,
	);
}

type StepRun = {
	name: "install" | "build";
	argv: readonly string[];
	place: Prepared;
	env: Record<string, string>;
	onLine: (line: string) => void;
};

async function runStep(options: DeployOptions, { name, argv, place, env, onLine }: StepRun): Promise<void> {
	const { ssh, slug, signal, stepTimeoutMs = 1_200_000 } = options;
	const tail = new Tail(12);
	const command = argv.join(" ");
	const late = AbortSignal.timeout(stepTimeoutMs);
	const fail = (how: string) =>
		new DeployFailure(`${name}_failed`, name, `The ${name} failed: '${command}' ${how}.${tail.told()}`);
	onLine(`$ ${command}`);
	const request = { argv, cwd: place.releasePath, env, path: programs(place) };
	const code = await step(ssh, slug, request, {
		signal: signal === undefined ? late : AbortSignal.any([signal, late]),
		onLine: (line) => {
			tail.add(line);
			onLine(line);
		},
	}).catch((error: unknown) => {
		if (!late.aborted || signal?.aborted) throw error;
		throw fail(`did not end within ${Math.ceil(stepTimeoutMs / 60_000)} min`);
	});
	if (code !== 0) throw fail(code === null ? "was interrupted" : `ended with code ${code}`);
}

/** What the release and the platform add to the machine's PATH. */
function programs({ home, releasePath }: Prepared): string[] {
	return [`${releasePath}/node_modules/.bin`, `${releasePath}/.venv/bin`, shippedPath(home)];
}

const commonEnvironment = {
	LANG: "C.UTF-8",
	// The machine's own certificates, which Node does not read by itself.
	NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
};

function buildEnvironment({ env, npmRegistry }: DeployOptions, place: Prepared): Record<string, string> {
	return {
		...commonEnvironment,
		PIP_CERT: "/etc/ssl/certs/ca-certificates.crt",
		// Build tools that see no terminal and no person: no questions, no progress bars, no colours.
		CI: "1",
		NO_COLOR: "1",
		npm_config_loglevel: "warn",
		npm_config_progress: "false",
		...(npmRegistry === undefined ? {} : { npm_config_registry: npmRegistry }),
		...env,
		DATA_DIR: place.dataDir,
	};
}
