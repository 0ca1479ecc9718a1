/** How long a crashed app rests before it is started again, in seconds: 1, 2, 4, … up to 30. */
export function backoffSeconds(failures: number): number {
	return Math.min(30, 2 ** Math.min(failures, 5));
}

/** The whole schedule, for the supervisor inside the machine: its last entry repeats. */
export const backoffSchedule: readonly number[] = [0, 1, 2, 3, 4, 5].map(backoffSeconds);

/** An app that ran this long was healthy: its next crash counts as the first one. */
export const HEALTHY_AFTER_SECONDS = 60;
