import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether an element's content is larger than the element, kept up to date, and the ref that watches it. What scrolls
 * must be reachable by keyboard; what does not would only be one more stop on the way.
 */
export function useScrolls(): [scrolls: boolean, watch: RefCallback<HTMLElement>] {
	const [scrolls, setScrolls] = useState(false);
	const watch = useCallback((element: HTMLElement | null) => {
		if (element === null) return;
		const look = () =>
			setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
		const observer = new ResizeObserver(look);
		observer.observe(element);
		for (const child of element.children) observer.observe(child);
		look();
		return () => observer.disconnect();
	}, []);
	return [scrolls, watch];
}
