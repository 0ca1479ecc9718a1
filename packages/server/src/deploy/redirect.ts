import type { LookupAddress } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { repositoryUrl } from "./git-url.ts";

const SERVICE = "/info/refs";

const answering =
	(addresses: readonly LookupAddress[]): LookupFunction =>
	(_hostname, _options, found) =>
		found(null, [...addresses]);

/** The address a renamed repository has now, if its host says so; asked as git asks, of the admitted addresses. */
export function redirectOf(
	url: URL,
	addresses: readonly LookupAddress[] | undefined,
	signal: AbortSignal,
): Promise<URL | undefined> {
	const request = url.protocol === "https:" ? httpsRequest : httpRequest;
	return new Promise((resolve, reject) => {
		const asked = request(`${url.href}${SERVICE}?service=git-upload-pack`, {
			signal,
			...(addresses && { lookup: answering(addresses) }),
		});
		asked.once("error", reject);
		asked.once("response", (response) => {
			response.destroy();
			const location = response.headers.location;
			const status = response.statusCode ?? 0;
			if (location === undefined || status < 301 || status > 308) return resolve(undefined);
			const target = URL.parse(location, url.href);
			if (target === null || !target.pathname.endsWith(SERVICE)) return resolve(undefined);
			target.pathname = target.pathname.slice(0, -SERVICE.length);
			try {
				resolve(repositoryUrl(target.href));
			} catch (error) {
				reject(error);
			}
		});
		asked.end();
	});
}
