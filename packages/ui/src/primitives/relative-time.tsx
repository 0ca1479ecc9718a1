import { useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";
import { fullTimeText, relativeTimeText } from "../lib/format.ts";

export interface RelativeTimeProps {
	/** The moment: ms since the epoch, an ISO text or a Date. */
	at: number | string | Date;
	className?: string;
}

/** How often it is looked at again, in ms: seconds are shown under a minute only. */
const TICK_MS = 15_000;

/** How long ago, kept up to date; the whole moment on hover. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
	const moment = new Date(at).getTime();
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	return (
		<time
			data-slot="relative-time"
			dateTime={new Date(moment).toISOString()}
			title={fullTimeText(moment)}
			className={cn("whitespace-nowrap tabular-nums", className)}
		>
			{relativeTimeText(moment, now)}
		</time>
	);
}
