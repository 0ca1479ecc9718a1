import { cn } from "../lib/cn.ts";

export const logoSizes = ["sm", "md", "lg"] as const;
export type LogoSize = (typeof logoSizes)[number];

const sizes: Record<LogoSize, string> = {
	sm: "size-5.5 rounded-tag",
	md: "size-7 rounded-control",
	lg: "size-12 rounded-card",
};

export interface LogoProps {
	/** 22, 28 or 48 px. */
	size?: LogoSize;
	/** Adds the word. Without it the mark itself is named. */
	wordmark?: boolean;
	className?: string;
}

/** A small bird on its perch. */
export function Logo({ size = "sm", wordmark = false, className }: LogoProps) {
	return (
		<span data-slot="logo" className={cn("inline-flex items-center gap-2.5", className)}>
			<span className={cn("flex shrink-0 items-center justify-center bg-ink text-on-ink", sizes[size])}>
				<svg
					viewBox="0 0 24 24"
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinecap="round"
					strokeLinejoin="round"
					className="size-[76%]"
					role={wordmark ? undefined : "img"}
					aria-label={wordmark ? undefined : "Roost"}
					aria-hidden={wordmark}
				>
					<path d="M3.5 17.5h17" />
					<path d="M6.5 17.5c0-5.2 3-9.3 7.4-9.3 2.4 0 3.9 1.4 3.9 3.5 0 3.4-2.9 5.8-6.6 5.8" />
					<path d="M17.6 10.6l2.6.7-2.5 1.5" />
				</svg>
			</span>
			{wordmark ? <span className="font-heading text-[15px] text-ink tracking-[-0.01em]">Roost</span> : null}
		</span>
	);
}
