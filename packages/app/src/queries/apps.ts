import type { Client } from "@roost/api-client/client";
import type { BodyInput } from "@roost/api-client/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { reworded } from "./failures.ts";
import { extraRefreshThen, polling } from "./polling.ts";

export const appQueries = {
	/** [call-app-list-deployed] */
	deployed: (client: Client) =>
		queryOptions({
			queryKey: ["apps", "deployed"],
			queryFn: ({ signal }) => reworded(client.call("app.listDeployed", { signal }), "err-apps-fetch"),
			refetchInterval: extraRefreshThen(polling.apps),
		}),
	/** [call-user-private-domains] [deploy-modal-inactive-domains-hidden] The active ones. */
	privateDomains: (client: Client) =>
		queryOptions({
			queryKey: ["apps", "private-domains"],
			queryFn: ({ signal }) => client.call("user.privateDomains", { signal }),
			select: (domains) => domains.filter((domain) => domain.isActive),
		}),
};

export const appActions = {
	/** [call-app-deploy] [call-app-deploy-enterprise] Rejects with an ApiFailure; `deployFailureText` words it. */
	deploy: (client: Client, body: BodyInput<"app.deploy">) => client.call("app.deploy", { body }),
	/** [call-app-terminate] */
	terminate: (client: Client, appId: string) => client.call("app.terminate", { body: { appId } }),
};
