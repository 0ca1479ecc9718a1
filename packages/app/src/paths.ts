import type { TerminalQuery } from "@roost/api-client/contract/terminal";

export type AccountTab = "account" | "pricing" | "billing" | "admin";

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
	const search = new URLSearchParams(
		Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	).toString();
	return search === "" ? path : `${path}?${search}`;
};

/** Every address inside the app. Nothing else builds one. */
export const paths = {
	root: "/",
	dashboard: "/dashboard",
	/** The dashboard, at the job queue. */
	jobQueue: "/dashboard#job-queue",
	/** The dashboard with a job's log open. */
	jobLog: (jobId: string) => withQuery("/dashboard", { job: jobId }),
	gallery: "/appgallery",
	/** Spelt as the specification has it; /addapp shows the same page. */
	addApp: "/addpp",
	addAppAlias: "/addapp",
	account: (tab?: AccountTab) => withQuery("/account", { tab }),
	paymentSuccess: "/payment-success",
	billingSetupSuccess: "/billing-setup-success",
	billingSetupCancelled: "/billing-setup-cancelled",
	paymentUpdateSuccess: "/payment-update-success",
	sshTerminal: (query: TerminalQuery) => withQuery("/ssh-terminal", query),
} as const;

/** Where the route table matches; `paths` builds, this one is matched. */
export const routePaths = {
	account: "/account",
	sshTerminal: "/ssh-terminal",
} as const;
