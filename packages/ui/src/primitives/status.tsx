import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

export const statusTones = ["green", "blue", "orange", "red", "hollow", "grey", "dark-grey"] as const;
export type StatusTone = (typeof statusTones)[number];

export const statusMarks = ["dot", "ring", "square", "tick", "spinner"] as const;
export type StatusMark = (typeof statusMarks)[number];

/** The mark a tone carries where none is asked for; shape tells what colour tells. */
export const markOfTone: Record<StatusTone, StatusMark> = {
	green: "dot",
	blue: "spinner",
	orange: "dot",
	red: "square",
	hollow: "ring",
	grey: "dot",
	"dark-grey": "square",
};

const wordColour: Record<StatusTone, string> = {
	green: "text-status-green",
	blue: "text-status-blue",
	orange: "text-status-orange",
	red: "text-status-red",
	hollow: "text-ink-secondary",
	grey: "text-ink-secondary",
	"dark-grey": "text-ink",
};

const markColour: Record<StatusTone, string> = {
	green: "text-status-green-mark",
	blue: "text-status-blue-mark",
	orange: "text-status-orange-mark",
	red: "text-status-red-mark",
	hollow: "text-status-grey-mark",
	grey: "text-status-grey-mark",
	"dark-grey": "text-ink-secondary",
};

function Mark({ mark, halo }: { mark: StatusMark; halo: boolean }) {
	switch (mark) {
		case "dot":
			return (
				<span
					className={cn("size-[7px] rounded-full bg-current", halo && "ring-[3px] ring-status-green-edge")}
				/>
			);
		case "ring":
			return <span className="size-[7px] rounded-full border-[1.5px] border-current" />;
		case "square":
			return <span className="size-[7px] rounded-mark bg-current" />;
		case "tick":
			return <Check className="size-3" strokeWidth={2.5} />;
		case "spinner":
			return <Spinner size="sm" className="size-[11px]" />;
	}
}

export interface StatusProps {
	/** green running/completed, blue in progress, orange pending, red failed, hollow asleep, grey and dark grey: ended. */
	tone: StatusTone;
	/** Defaults to the tone's own mark; a completed job is green with a tick. */
	mark?: StatusMark;
	/** The word. It is never left out: colour alone says nothing to many. */
	children: ReactNode;
	className?: string;
}

/** A status: word and mark. */
export function Status({ tone, mark = markOfTone[tone], children, className }: StatusProps) {
	return (
		<span
			data-slot="status"
			data-tone={tone}
			className={cn(
				"inline-flex items-center gap-2 whitespace-nowrap text-sm font-medium",
				wordColour[tone],
				className,
			)}
		>
			<span aria-hidden="true" className={cn("flex size-3 items-center justify-center", markColour[tone])}>
				<Mark mark={mark} halo={tone === "green"} />
			</span>
			{children}
		</span>
	);
}
