import type { ReactNode } from "react";

export interface TerminalFrameProps {
	header: ReactNode;
	/** The element the terminal draws itself into. */
	children: ReactNode;
}

/** [route-ssh-terminal] The whole window: the header, and the terminal on its own dark ground in both themes. */
export function TerminalFrame({ header, children }: TerminalFrameProps) {
	return (
		<div className="flex h-dvh flex-col">
			{header}
			<main data-theme="dark" className="min-h-0 flex-1 bg-terminal p-4 pr-1.5">
				{children}
			</main>
		</div>
	);
}
