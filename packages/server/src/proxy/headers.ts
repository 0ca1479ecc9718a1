import type { IncomingMessage } from "node:http";

/** Headers of one connection (RFC 9110 §7.6.1): they end here. */
const HOP_BY_HOP = new Set([
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
]);

/** What we say ourselves, or have dealt with: a client's own claims are not passed on. */
const OURS = new Set([
	"expect",
	"forwarded",
	"http2-settings",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-port",
	"x-forwarded-proto",
	"x-real-ip",
]);

type Forwarded = { for: string; host: string; proto: string; port: string };

/** Name, value, name, value, … as `rawHeaders` has them: order, case and repetitions are kept. */
function without(message: IncomingMessage, dropped: (name: string) => boolean): string[] {
	const named = new Set(
		(message.headers.connection ?? "").split(",").flatMap((name) => name.trim().toLowerCase() || []),
	);
	const kept: string[] = [];
	for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
		const name = message.rawHeaders[index] ?? "";
		const lower = name.toLowerCase();
		if (HOP_BY_HOP.has(lower) || dropped(lower)) continue;
		// `Connection: host` must not take away what the request depends on.
		if (named.has(lower) && lower !== "host" && lower !== "content-length") continue;
		kept.push(name, message.rawHeaders[index + 1] ?? "");
	}
	return kept;
}

/**
 * The headers an app is sent. The Host stays the one the browser asked for: apps build their links from it.
 * @param trusted whether the peer is our own reverse proxy, whose X-Forwarded-* may be believed.
 */
export function requestHeaders(request: IncomingMessage, trusted: boolean): string[] {
	const forwarded = forwardedOf(request, trusted);
	const headers = without(request, (name) => OURS.has(name));
	headers.push("X-Forwarded-For", forwarded.for);
	headers.push("X-Forwarded-Host", forwarded.host);
	headers.push("X-Forwarded-Port", forwarded.port);
	headers.push("X-Forwarded-Proto", forwarded.proto);
	// A body of unknown length stays one: without this, Node would send a DELETE's body with no framing at all,
	// and the app would read it as the next request.
	if (request.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked");
	return headers;
}

function forwardedOf(request: IncomingMessage, trusted: boolean): Forwarded {
	const peer = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "unknown";
	const host = request.headers.host ?? "";
	const encrypted = "encrypted" in request.socket && request.socket.encrypted === true;
	const said = (name: string) => {
		const value = trusted ? request.headers[name] : undefined;
		return typeof value === "string" && value !== "" ? value : undefined;
	};
	const before = said("x-forwarded-for");
	const proto = said("x-forwarded-proto") === "https" || encrypted ? "https" : "http";
	return {
		for: before === undefined ? peer : `${before}, ${peer}`,
		host: said("x-forwarded-host") ?? host,
		proto,
		port: said("x-forwarded-port") ?? host.match(/:(\d+)$/)?.[1] ?? (proto === "https" ? "443" : "80"),
	};
}

export function responseHeaders(response: IncomingMessage): string[] {
	return without(response, () => false);
}
