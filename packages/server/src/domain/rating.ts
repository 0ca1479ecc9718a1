import Big from "big.js";

export type UsageState = "running" | "hibernated";

/** A stretch of a machine's life at one rate; rates in USD per hour, open while `endedAt` is absent. */
export type UsageInterval = {
	state: UsageState;
	volumeGb: number;
	computeHourlyRate: string;
	storageHourlyRate: string;
	startedAt: Date;
	endedAt: Date | null;
};

export type RatedInterval = {
	state: UsageState;
	periodStart: Date;
	periodEnd: Date;
	durationHours: Big;
	computeHourlyRate: Big;
	storageHourlyRate: Big;
	volumeGb: number;
	periodCost: Big;
};

/** [const-hibernated-cost-20-percent] */
export const hibernatedShare = new Big("0.2");
/** An average month, as cloud price lists count it: the monthly estimate assumes 24/7. */
export const hoursPerMonth = 730;
const msPerHour = 3_600_000;

/** Storage rate of a whole volume, USD per hour, ten decimals. */
export const storageHourlyRate = (usdPerGbMonth: string, volumeGb: number): string =>
	new Big(usdPerGbMonth).times(volumeGb).div(hoursPerMonth).toFixed(10);

/** The compute rate that applies in a state, USD per hour. */
export const computeRateIn = (state: UsageState, computeHourlyRate: string): Big =>
	state === "hibernated" ? new Big(computeHourlyRate).times(hibernatedShare) : new Big(computeHourlyRate);

/** Rates one interval within [from, to); undefined when no part of it lies there. Decision 32: nothing is rounded here. */
export function rate(interval: UsageInterval, from: Date, to: Date): RatedInterval | undefined {
	const start = Math.max(interval.startedAt.getTime(), from.getTime());
	const end = Math.min(interval.endedAt?.getTime() ?? to.getTime(), to.getTime());
	if (end <= start) return undefined;
	const durationHours = new Big(end - start).div(msPerHour);
	const computeHourlyRate = computeRateIn(interval.state, interval.computeHourlyRate);
	const storageHourlyRate = new Big(interval.storageHourlyRate);
	return {
		state: interval.state,
		periodStart: new Date(start),
		periodEnd: new Date(end),
		durationHours,
		computeHourlyRate,
		storageHourlyRate,
		volumeGb: interval.volumeGb,
		periodCost: computeHourlyRate.plus(storageHourlyRate).times(durationHours),
	};
}

export const totalCost = (rated: readonly RatedInterval[]): Big =>
	rated.reduce((sum, part) => sum.plus(part.periodCost), new Big(0));
