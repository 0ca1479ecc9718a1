import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Button } from "./button.tsx";

export interface ErrorStateProps {
	/** What could not be shown: 'Your machines could not be loaded'. */
	title: ReactNode;
	/** Why, as far as it is known. */
	children?: ReactNode;
	/** Tries again. Without it there is no button. */
	onRetry?: () => void;
	/** A try is under way. */
	retrying?: boolean;
	retryLabel?: string;
	className?: string;
}

/** A place whose content could not be loaded: what, why, and another try. */
export function ErrorState({
	title,
	children,
	onRetry,
	retrying = false,
	retryLabel = "Try again",
	className,
}: ErrorStateProps) {
	return (
		<div
			data-slot="error-state"
			role="alert"
			className={cn("flex flex-col items-center px-6 py-12 text-center", className)}
		>
			<span
				aria-hidden="true"
				className="mb-4 flex size-10 items-center justify-center rounded-panel bg-status-red-soft text-status-red"
			>
				<CircleAlert className="size-5" />
			</span>
			<p className="font-semibold text-ink">{title}</p>
			{children === undefined ? null : (
				<div className="mt-1 max-w-[52ch] text-pretty break-words text-ink-secondary">{children}</div>
			)}
			{onRetry === undefined ? null : (
				<Button className="mt-5" icon={<RotateCw />} busy={retrying} onClick={onRetry}>
					{retryLabel}
				</Button>
			)}
		</div>
	);
}
