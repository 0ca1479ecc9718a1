import type { MouseEvent } from "react";

/**
 * A click handler for a control that looks off but stays reachable: `aria-disabled` keeps it in the tab order and lets
 * its tooltip say why, so the press itself must be refused here (a submit button would otherwise still submit).
 */
export function pressUnless<E extends HTMLElement>(
	off: boolean,
	onClick: ((event: MouseEvent<E>) => void) | undefined,
): (event: MouseEvent<E>) => void {
	return (event) => {
		if (off) {
			event.preventDefault();
			event.stopPropagation();
			return;
		}
		onClick?.(event);
	};
}
