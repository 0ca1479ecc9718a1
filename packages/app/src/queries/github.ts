import type { Client } from "@roost/api-client/client";
import { queryOptions } from "@tanstack/react-query";

export const githubQueries = {
	status: (client: Client) =>
		queryOptions({
			queryKey: ["github", "status"],
			queryFn: ({ signal }) => client.call("github.status", { signal }),
		}),
};
