import { useRef } from "react";

/**
 * Handlers for a dialog that is opened by state and has no Radix trigger: Radix gives the focus back to its trigger
 * only, and without one it would be lost to the page's beginning.
 */
export function useGiveBackFocus() {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			opener.current = document.activeElement;
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			if (opener.current instanceof HTMLElement) opener.current.focus();
		},
	};
}
