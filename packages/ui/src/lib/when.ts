const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A span of milliseconds in its two largest useful units: 18 s, 42 min, 21 h, 4 d 6 h. */
export function span(ms: number): string {
	const left = Math.max(0, ms);
	if (left < minute) return `${Math.floor(left / second)} s`;
	if (left < hour) return `${Math.floor(left / minute)} min`;
	if (left < day) return `${Math.floor(left / hour)} h`;
	const hours = Math.floor((left % day) / hour);
	return hours === 0 ? `${Math.floor(left / day)} d` : `${Math.floor(left / day)} d ${hours} h`;
}

const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" });
const dayMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

/** An instant as a person says it: 42 s ago, 3 min ago, 5 h ago, Friday, 2 October. */
export function ago(at: Date, now: Date): string {
	const past = now.getTime() - at.getTime();
	if (past < day) return `${span(past)} ago`;
	return past < 6 * day ? weekday.format(at) : dayMonth.format(at);
}

/** The day something has lasted since: 'Asleep since Friday', and since 14:05 when it is less than a day. */
export function sinceWhen(at: Date, now: Date): string {
	const past = now.getTime() - at.getTime();
	if (past < day)
		return at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	return past < 6 * day ? weekday.format(at) : dayMonth.format(at);
}

/** 30 November */
export const dayOfMonth = (at: Date): string => dayMonth.format(at);
