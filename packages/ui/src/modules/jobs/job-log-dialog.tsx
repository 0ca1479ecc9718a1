import type { JobLogLine } from "@roost/api-client/contract/jobs";
import { useLayoutEffect, useRef } from "react";
import { Callout } from "../../primitives/callout.tsx";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { ScrollRegion } from "../../primitives/scroll-region.tsx";
import { Spinner } from "../../primitives/spinner.tsx";

export interface JobLogDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** What the job does: 'Deploy notes-api to atlas'. */
	operation: string;
	/** Undefined while the first lines are loading. */
	lines: readonly JobLogLine[] | undefined;
	/** No line will follow. */
	done: boolean;
	error?: string | undefined;
}

const clock = (at: string) =>
	new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

/** Distance from the end, px, within which the reader is taken to follow the log. */
const following = 40;

/** A job's log, live while it runs. Follows the newest line until the reader scrolls up. */
export function JobLogDialog({ open, onOpenChange, operation, lines, done, error }: JobLogDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			size="lg"
			title={operation}
			description={done ? "The whole log." : "The log so far; new lines appear by themselves."}
		>
			{error === undefined ? null : (
				<Callout tone="red" className="mb-3">
					{error}
				</Callout>
			)}
			<div data-theme="dark" className="relative rounded-control bg-terminal">
				{lines === undefined ? (
					<p className="flex items-center gap-2 p-4 text-ink-secondary">
						<Spinner size="sm" /> Loading the log
					</p>
				) : (
					<Lines lines={lines} done={done} />
				)}
				{lines && lines.length > 0 ? (
					<div className="absolute top-1.5 right-1.5">
						<CopyButton text={lines.map((line) => line.line).join("\n")} label="Copy log" />
					</div>
				) : null}
			</div>
		</Dialog>
	);
}

function Lines({ lines, done }: { lines: readonly JobLogLine[]; done: boolean }) {
	const end = useRef<HTMLDivElement>(null);
	const follows = useRef(true);
	const count = lines.length;
	useLayoutEffect(() => {
		if (count > 0 && follows.current) end.current?.scrollIntoView({ block: "nearest" });
	}, [count]);
	return (
		<ScrollRegion
			label="Log"
			className="h-[min(60dvh,28rem)] p-4 font-mono text-sm"
			onScroll={(event) => {
				const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
				follows.current = scrollHeight - scrollTop - clientHeight < following;
			}}
		>
			<ol aria-live="polite">
				{lines.map((line) => (
					<li key={line.n} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
						<span className="select-none text-ink-secondary">
							<time dateTime={line.at}>{clock(line.at)}</time>{" "}
							<span className="inline-block min-w-14">{line.step}</span>
						</span>
						<span className="whitespace-pre-wrap break-words">{line.line}</span>
					</li>
				))}
			</ol>
			{count === 0 ? (
				<p className="text-ink-secondary">{done ? "It said nothing." : "Nothing said yet."}</p>
			) : null}
			{done ? null : (
				<p className="mt-1 flex items-center gap-2 text-ink-secondary">
					<Spinner size="sm" /> running
				</p>
			)}
			<div ref={end} />
		</ScrollRegion>
	);
}
