import type { IncomingMessage } from "node:http";
import type { Trouble } from "./route.ts";

type Words = { status: number; title: string; text: string; retrySeconds?: number };

/** What a visitor reads. Nothing here comes from inside: no address, no port, no error's own text. */
const words: Record<Trouble, Words> = {
	unknown: {
		status: 404,
		title: "There is no app at this address",
		text: "It may have been terminated, or the address has a typing error in it.",
	},
	starting: {
		status: 503,
		title: "This app is starting",
		text: "It usually takes less than a minute. This page looks again by itself.",
		retrySeconds: 3,
	},
	failed: {
		status: 503,
		title: "This app could not be started",
		text: "Its last deployment failed. Its owner finds the reason in the job queue of the dashboard.",
	},
	stopped: {
		status: 503,
		title: "This app is stopped",
		text: "Its owner can start it again on the dashboard.",
	},
	asleep: {
		status: 503,
		title: "This app's machine is hibernating",
		text: "Its owner can wake it on the dashboard; the app then comes back with it.",
	},
	unreachable: {
		status: 502,
		title: "This app is not answering",
		text: "Its machine runs, but nothing took the request. If it has just crashed, it is started again within 30 s.",
		retrySeconds: 5,
	},
	busy: {
		status: 503,
		title: "This app is busy",
		text: "Too many requests are waiting for it.",
		retrySeconds: 5,
	},
	slow: {
		status: 504,
		title: "This app is taking too long",
		text: "It took the request, but sent no answer in time.",
	},
	"bad-request": { status: 400, title: "This request cannot be passed on", text: "It is not valid HTTP." },
};

export type Page = { status: number; headers: Record<string, string>; body: string };

/** HTML for a browser, a line of text for everything else. */
export function troublePage(trouble: Trouble, request: IncomingMessage): Page {
	const { status, title, text, retrySeconds } = words[trouble];
	const asksForHtml = /\btext\/html\b/i.test(request.headers.accept ?? "");
	const body = asksForHtml ? html(title, text, retrySeconds) : `${title}. ${text}\n`;
	return {
		status,
		body,
		headers: {
			"Content-Type": `text/${asksForHtml ? "html" : "plain"}; charset=utf-8`,
			"Content-Length": String(Buffer.byteLength(body)),
			"Cache-Control": "no-store",
			"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
			"X-Content-Type-Options": "nosniff",
			// Tells a client of the app that the answer is the platform's and not the app's.
			"X-Roost-Proxy": trouble,
			...(retrySeconds === undefined ? {} : { "Retry-After": String(retrySeconds) }),
		},
	};
}

function html(title: string, text: string, retrySeconds?: number): string {
	const again = retrySeconds === undefined ? "" : `<meta http-equiv="refresh" content="${retrySeconds}">`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${again}
<title>${title}</title>
<style>
:root { --canvas: #f9f9f8; --paper: #fdfdfc; --line: #e2e1de; --quiet: #63635e; --ink: #21201c; }
@media (prefers-color-scheme: dark) {
	:root { --canvas: #111110; --paper: #191918; --line: #31312e; --quiet: #b5b3ad; --ink: #eeeeec; }
}
body {
	margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--canvas); color: var(--ink);
	font: 14px/20px "Inter Variable", Inter, system-ui, sans-serif;
}
main {
	box-sizing: border-box; width: min(440px, calc(100vw - 32px)); padding: 24px; background: var(--paper);
	border: 1px solid var(--line); border-radius: 12px;
}
h1 { margin: 0 0 8px; font-size: 16px; line-height: 24px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0; color: var(--quiet); }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}
