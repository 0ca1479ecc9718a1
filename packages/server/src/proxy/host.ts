/** The host name of a Host header, lower case, without port or trailing dot; undefined where it is not a name. */
export function hostnameOf(header: string | undefined): string | undefined {
	const name = header?.match(/^([A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?)\.?(?::\d{1,5})?$/)?.[1];
	return name?.toLowerCase();
}

/** Whether a host name is below the apps' domain. */
export function isBelow(hostname: string, appsDomain: string): boolean {
	return hostname.endsWith(`.${appsDomain.toLowerCase()}`) && hostname.length > appsDomain.length + 1;
}
