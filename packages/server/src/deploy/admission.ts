import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { DeployFailure } from "./failure.ts";

/** The addresses git may connect to for a repository; undefined: whichever the name leads to. */
export type Admission = (url: URL) => Promise<LookupAddress[] | undefined>;

/** What is not the public internet (IANA's special-purpose registries): this host, its networks, a cloud's metadata. */
const internal = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
] as const) {
	internal.addSubnet(network, prefix, "ipv4");
	// The same, as IPv6 writes it: mapped, and through NAT64.
	internal.addSubnet(`::ffff:${network}`, 96 + prefix, "ipv6");
	internal.addSubnet(`64:ff9b::${network}`, 96 + prefix, "ipv6");
}
for (const [network, prefix] of [
	["::", 127],
	["2001:db8::", 32],
	["2002::", 16],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const) {
	internal.addSubnet(network, prefix, "ipv6");
}

export const isPublic = (address: string): boolean =>
	isIP(address) !== 0 && !internal.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * Lets the server fetch from the public internet, and from the origins its operator configured: a person's
 * repository address must not become a way to what only this host can reach. The addresses are given on to git,
 * so that a name cannot lead elsewhere the second time it is looked up.
 */
export function publicInternet(
	trustedOrigins: readonly string[],
	resolve: typeof lookupAll = lookupAll,
): Admission {
	const trusted = new Set(trustedOrigins.map((origin) => new URL(origin).origin));
	return async (url) => {
		if (trusted.has(url.origin)) return undefined;
		const hostname = url.hostname.replace(/^\[|\]$/g, "");
		const addresses = await resolve(hostname).catch(() => []);
		if (addresses.length === 0) {
			throw new DeployFailure("repository_unreachable", "fetch", `The host ${url.hostname} is not known.`);
		}
		if (addresses.every(({ address }) => isPublic(address))) return addresses;
		throw new DeployFailure(
			"repository_address_invalid",
			"fetch",
			`The host ${url.hostname} is not on the public internet. Use the address of a public code host.`,
		);
	};
}

function lookupAll(hostname: string): Promise<LookupAddress[]> {
	return lookup(hostname, { all: true });
}
