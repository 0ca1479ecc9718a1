import { useEffect, useState } from "react";
import { cn } from "../lib/cn.ts";
import { ago } from "../lib/when.ts";

export interface RelativeTimeProps {
	/** The moment: ms since the epoch, an ISO text or a Date. */
	at: number | string | Date;
	className?: string;
}

/** How often it is looked at again, in ms. */
const TICK_MS = 15_000;

const whole = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

/** How long ago, kept up to date; the whole moment on hover. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
	const moment = new Date(at);
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const timer = setInterval(() => setNow(new Date()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	return (
		<time
			data-slot="relative-time"
			dateTime={moment.toISOString()}
			title={whole.format(moment)}
			className={cn("whitespace-nowrap tabular-nums", className)}
		>
			{ago(moment, now)}
		</time>
	);
}
