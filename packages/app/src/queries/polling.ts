/** Every interval of specification §9, in milliseconds. */
export const polling = {
	/** [const-auth-recheck-60s] */
	authCheck: 60_000,
	/** Cost and credits, top bar and dashboard. */
	billing: 300_000,
	/** The dashboard's own first billing refresh. */
	billingFirst: 500,
	/** [poll-gallery-public-3s] [poll-gallery-private-3s] */
	gallery: 3_000,
	/** [poll-vm-list-5s] */
	vms: 5_000,
	/** [poll-app-list-5s] */
	apps: 5_000,
	/** [poll-vm-list-extra-500ms] [poll-app-list-extra-500ms] */
	extraAfterLoad: 500,
	jobs: {
		/** [poll-jobs-active-3s] */
		active: 3_000,
		/** [poll-jobs-vm-5s] */
		vmBusy: 5_000,
		/** [poll-jobs-present-10s] */
		present: 10_000,
		/** [poll-jobs-idle-15s] */
		idle: 15_000,
	},
	/** An open log of a job that is still running. */
	jobLog: 1_000,
	/** Machine types and prices change with a release, not with the clock. */
	pricingStale: 300_000,
} as const;

type Counted = { state: { dataUpdateCount: number } };

/** A refetch interval: one extra refresh shortly after the first load, then every `interval` ms. */
export const extraRefreshThen =
	(interval: number, extra: number = polling.extraAfterLoad) =>
	(query: Counted): number =>
		query.state.dataUpdateCount === 1 ? extra : interval;
