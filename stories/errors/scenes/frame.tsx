import { createToaster, type ToastContent } from "@roost/ui/lib/toaster";
import { ToastRegion } from "@roost/ui/primitives/toast";
import { type ReactNode, useEffect, useState } from "react";

/** Presses of a scene lead nowhere. */
export const nothing = () => {};

/** A part of a page, with the page's own margins. */
export const Part = ({ children }: { children: ReactNode }) => <div className="p-4 sm:p-6">{children}</div>;

export interface ToastedProps {
	toast: Pick<ToastContent, "tone" | "title">;
	/** What the person was looking at. */
	children: ReactNode;
}

/** A toast over the view it belongs to. It stays, for its picture. */
export function Toasted({ toast, children }: ToastedProps) {
	const [toaster] = useState(createToaster);
	const { tone, title } = toast;
	useEffect(() => {
		toaster.show({ tone, title, duration: 3_600_000 });
	}, [toaster, tone, title]);
	return (
		<Part>
			{children}
			<ToastRegion toaster={toaster} />
		</Part>
	);
}

/** For what is told to nobody: what the person sees instead. */
export const OnlyLogged = ({ children }: { children: ReactNode }) => (
	<Part>
		<p className="mb-4 text-ink-secondary">Not shown to anyone. The person goes on seeing this:</p>
		{children}
	</Part>
);
