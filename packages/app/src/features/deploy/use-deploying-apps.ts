import type { DeployedApp } from "@roost/api-client/contract/apps";
import { useEffect, useState } from "react";
import {
	type DeployingApps,
	readDeployingApps,
	unanswered,
	unexpired,
	writeDeployingApps,
} from "../../device/deploying-apps.ts";

/**
 * [app-card-creating-local] The deployments asked for on this device that the server has not answered yet, by app
 * type. They outlive a reload, and end after 8 minutes at the latest.
 */
export function useDeployingApps(deployed: readonly DeployedApp[]) {
	const [records, setRecords] = useState<DeployingApps>(() => readDeployingApps(Date.now()));
	const pending = unexpired(unanswered(records, deployed), Date.now());

	// The device forgets what the server has answered, or a record would come back once the app is gone.
	const left = Object.keys(pending).join(" ");
	useEffect(() => {
		setRecords((before) => {
			const after = Object.fromEntries(Object.entries(before).filter(([id]) => left.split(" ").includes(id)));
			if (Object.keys(after).length === Object.keys(before).length) return before;
			writeDeployingApps(after);
			return after;
		});
	}, [left]);

	return {
		isPending: (appTypeId: string) => appTypeId in pending,
		/** `startTime`: before the request was sent, in ms. */
		add(appTypeId: string, appName: string, startTime: number) {
			const next = { ...readDeployingApps(startTime), [appTypeId]: { startTime, appName } };
			writeDeployingApps(next);
			setRecords(next);
		},
	};
}
