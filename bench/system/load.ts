import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const autocannon = fileURLToPath(new URL("../../node_modules/autocannon/autocannon.js", import.meta.url));

type Report = { requests: { average: number }; non2xx: number; errors: number; "2xx": number };

/**
 * Requests a second over keep-alive connections, sent by a process of its own.
 * @throws Error when a single answer was not a 2xx.
 */
export async function requestsPerSecond(
	url: string,
	headers: Record<string, string>,
	{ connections = 32, seconds = 3 } = {},
): Promise<number> {
	const { stdout } = await run(process.execPath, [
		autocannon,
		...["--json", "--no-progress", "-c", String(connections), "-d", String(seconds)],
		...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]),
		url,
	]);
	const report = JSON.parse(stdout) as Report;
	if (report["2xx"] === 0 || report.non2xx > 0 || report.errors > 0) {
		throw new Error(`${url}: ${report.non2xx} answers were no 2xx, ${report.errors} requests failed`);
	}
	return report.requests.average;
}
