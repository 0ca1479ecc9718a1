import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router-dom";

/** The path of a link of ours that a plain click follows, or undefined where the browser must do it. */
function ownPath(event: MouseEvent): string | undefined {
	if (event.defaultPrevented || event.button !== 0) return undefined;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
	if (!(link instanceof HTMLAnchorElement)) return undefined;
	if ((link.target !== "" && link.target !== "_self") || link.hasAttribute("download")) return undefined;
	if (link.origin !== window.location.origin || link.pathname.startsWith("/api/")) return undefined;
	return `${link.pathname}${link.search}${link.hash}`;
}

/** Views render plain links, for they know no router; a click on one of ours becomes a route change here. */
export function LinkInterceptor({ children }: { children: ReactNode }) {
	const navigate = useNavigate();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it only hears the clicks of links, which Enter gives too.
		<div
			className="contents"
			onClick={(event) => {
				const path = ownPath(event);
				if (path === undefined) return;
				event.preventDefault();
				void navigate(path);
			}}
		>
			{children}
		</div>
	);
}
