import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element's content is larger than the element, kept up to date. What scrolls must be reachable by
 * keyboard; what does not would only be one more stop on the way.
 */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
	const [scrolls, setScrolls] = useState(false);
	useEffect(() => {
		const element = ref.current;
		if (element === null) return;
		const look = () =>
			setScrolls(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
		const observer = new ResizeObserver(look);
		observer.observe(element);
		for (const child of element.children) observer.observe(child);
		look();
		return () => observer.disconnect();
	}, [ref]);
	return scrolls;
}
