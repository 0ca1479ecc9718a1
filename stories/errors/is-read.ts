import { type DocumentedErrorId, documentedErrors } from "@roost/api-client/errors";
import { expect, waitFor } from "storybook/test";
import { wordsOf } from "./samples.ts";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Texts that a person can see, outside the sheet: the scene, and what floats over it. */
function visibleTexts(): string[] {
	return [...document.body.querySelectorAll("*")]
		.filter((element) => element instanceof HTMLElement)
		.filter(
			(element) =>
				element.closest("[data-slot=error-sheet]") === null &&
				element.querySelector("[data-slot=error-sheet]") === null &&
				element.checkVisibility({ visibilityProperty: true }) &&
				element.getBoundingClientRect().height > 2,
		)
		.map((element) => oneLine(element.innerText));
}

/** The exact words are read in their place; an error that is only logged is not on screen. */
export async function isRead({ args }: { args: { id: DocumentedErrorId } }): Promise<void> {
	const words = oneLine(wordsOf(args.id));
	if (documentedErrors[args.id].place === "log") {
		const scene = document.querySelector("[data-slot=error-scene]");
		await expect(scene).not.toBeEmptyDOMElement();
		return;
	}
	await waitFor(() => expect(visibleTexts().some((text) => text.includes(words))).toBe(true), {
		timeout: 10_000,
	});
}
