/** Characters of a README that its preview shows [const-readme-2000]. */
export const README_LIMIT = 2000;

/** The part of a README that is shown, and whether something was left out. Never cuts a character in two. */
export function readmePreview(text: string): { text: string; truncated: boolean } {
	const characters = [...text];
	return characters.length <= README_LIMIT
		? { text, truncated: false }
		: { text: characters.slice(0, README_LIMIT).join(""), truncated: true };
}
