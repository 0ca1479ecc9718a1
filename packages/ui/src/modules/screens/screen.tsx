import type { ReactNode } from "react";
import { Logo } from "../../primitives/logo.tsx";

export interface ScreenProps {
	title: ReactNode;
	children?: ReactNode;
	/** Buttons, the main one first. */
	actions?: ReactNode;
	/** Said by a screen reader as soon as it is shown. */
	announce?: "status" | "alert";
}

/** A page with one thing to say: the bird, a sentence, what can be done. */
export function Screen({ title, children, actions, announce }: ScreenProps) {
	return (
		<main className="flex min-h-dvh flex-col items-center justify-center px-6 py-16 text-center">
			<Logo size="lg" />
			<div role={announce} className="mt-6">
				<h1 className="text-balance font-heading text-ink text-xl">{title}</h1>
				{children === undefined ? null : (
					<div className="mt-2 max-w-[52ch] space-y-2 text-pretty text-ink-secondary">{children}</div>
				)}
			</div>
			{actions === undefined ? null : (
				<div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
			)}
		</main>
	);
}
