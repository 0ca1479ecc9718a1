import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

/** px around the target that stay lit. */
const MARGIN = 6;

/** Dims the page around an element and follows it when the page scrolls or changes size. Presses go through. */
export function Spotlight({ target }: { target: HTMLElement }) {
	const [box, setBox] = useState<DOMRect | null>(null);

	useLayoutEffect(() => {
		const measure = () => setBox(target.getBoundingClientRect());
		target.scrollIntoView({ block: "nearest", inline: "nearest" });
		measure();
		const resized = new ResizeObserver(measure);
		resized.observe(target);
		addEventListener("resize", measure);
		addEventListener("scroll", measure, { capture: true, passive: true });
		return () => {
			resized.disconnect();
			removeEventListener("resize", measure);
			removeEventListener("scroll", measure, { capture: true });
		};
	}, [target]);

	if (box === null) return null;
	// Clipped to the window: the shadow of a 1 px hole would otherwise make the page scroll.
	return createPortal(
		<div
			aria-hidden="true"
			data-slot="spotlight"
			className="pointer-events-none fixed inset-0 z-40 overflow-hidden"
		>
			<div
				className="absolute rounded-panel shadow-[0_0_0_9999px_var(--overlay)] outline-2 outline-focus"
				style={{
					left: box.left - MARGIN,
					top: box.top - MARGIN,
					width: box.width + 2 * MARGIN,
					height: box.height + 2 * MARGIN,
				}}
			/>
		</div>,
		document.body,
	);
}
