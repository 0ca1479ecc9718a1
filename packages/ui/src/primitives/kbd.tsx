import type { ReactNode } from "react";

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
	return (
		<kbd
			data-slot="kbd"
			className="inline-flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-hairline bg-canvas px-1 font-sans text-ink-secondary text-xs"
		>
			{children}
		</kbd>
	);
}
