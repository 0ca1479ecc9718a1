import type { Client } from "@roost/api-client/client";
import { errorText } from "@roost/api-client/errors";
import { isApiFailure } from "@roost/api-client/failure";
import { queryOptions } from "@tanstack/react-query";
import { extraRefreshThen, polling } from "./polling.ts";

/** The first day of the current month, as the contract's plain date. */
export const periodStart = (now: Date): string =>
	`${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-01`;

/** [err-credit-404] [err-credit-500] [err-credit-other-status] [err-credit-other-failure]; decision 17. */
export function creditFailureText(failure: unknown): string {
	const status = isApiFailure(failure) && failure.kind === "http" ? failure.status : undefined;
	if (status === undefined) return errorText("err-credit-other-failure");
	if (status === 404) return errorText("err-credit-404");
	if (status === 422) return errorText("err-credit-422");
	if (status === 500) return errorText("err-credit-500");
	return errorText("err-credit-other-status", { status });
}

export const billingQueries = {
	/** Cost of the current month, by VM. */
	month: (client: Client, now: () => Date = () => new Date()) =>
		queryOptions({
			queryKey: ["billing", "month"],
			queryFn: ({ signal }) => client.call("user.billing", { query: { start: periodStart(now()) }, signal }),
			refetchInterval: extraRefreshThen(polling.billing, polling.billingFirst),
		}),
	/** USD */
	credit: (client: Client) =>
		queryOptions({
			queryKey: ["billing", "credit"],
			queryFn: ({ signal }) => client.call("user.creditBalance", { signal }),
			refetchInterval: polling.billing,
		}),
};
