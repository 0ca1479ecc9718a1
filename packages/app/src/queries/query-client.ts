import { isApiFailure } from "@roost/api-client/failure";
import { QueryClient } from "@tanstack/react-query";

/** Whether asking again soon may help: the network, or a server that is starting. */
const passing = (failure: unknown): boolean =>
	isApiFailure(failure) && (failure.kind === "network" || failure.status === 502 || failure.status === 503);

const apiCause = (error: unknown): unknown =>
	isApiFailure(error) || !(error instanceof Error) ? error : error.cause;

export const createQueryClient = (): QueryClient =>
	new QueryClient({
		defaultOptions: {
			queries: {
				// Lists poll by themselves; a failure that lasts must be said soon.
				retry: (count, error) => count < 2 && passing(apiCause(error)),
				retryDelay: (count) => 500 * (count + 1),
				staleTime: 2_000,
			},
		},
	});
