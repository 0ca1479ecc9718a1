/** Longest DNS label (RFC 1035). */
const LABEL_MAX = 63;
/** Room for a suffix that tells two apps of the same name apart. */
const BASE_MAX = 48;

/**
 * The DNS label an app of this name is reached under: lower-case letters, digits and single hyphens,
 * beginning and ending with a letter or digit. A name with nothing usable in it gives `app`.
 */
export function slugFromName(name: string): string {
	const label = name
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{Mark}/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, BASE_MAX)
		.replace(/^-+|-+$/g, "");
	// `xn--` announces an encoded international name; browsers show those as something else.
	return label === "" || label.startsWith("xn-") ? `app${label === "" ? "" : `-${label}`}` : label;
}

/** Whether `text` may be used as an app's slug: also what keeps it safe as a path inside the machine. */
export function isSlug(text: string): boolean {
	return text.length <= LABEL_MAX && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text);
}

/** `base`, or the first of `base-2`, `base-3`, … that is not taken. */
export function freeSlug(base: string, taken: (slug: string) => boolean): string {
	if (!taken(base)) return base;
	let number = 2;
	while (taken(`${base}-${number}`)) number += 1;
	return `${base}-${number}`;
}
