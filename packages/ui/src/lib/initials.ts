/** One or two capital letters for a person: 'Priya Raman' → PR, 'pro@roost.test' → PR. Empty where there is no letter. */
export function initials(name: string): string {
	const words = (name.split("@")[0] ?? "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	const [first = "", second] = words;
	const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0] ?? "", [...second][0] ?? ""];
	return letters.join("").toUpperCase();
}
