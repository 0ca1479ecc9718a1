import { addVmObstacle } from "@roost/api-client/capabilities";
import { Page } from "@roost/ui/modules/shell/page";
import { AddVmButton } from "@roost/ui/modules/vms/add-vm-button";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../auth/session.ts";
import { appQueries } from "../../queries/apps.ts";
import { githubQueries } from "../../queries/github.ts";
import { vmQueries } from "../../queries/vms.ts";
import { Jobs } from "../jobs/jobs.tsx";
import { useNow } from "../use-now.ts";
import { VmList } from "../vms/vm-list.tsx";
import { dashboardSummary } from "./summary.ts";

const NewVm = lazy(() => import("../vms/new-vm.tsx"));

export default function Dashboard() {
	const { client, user } = useSession();
	const now = useNow();
	const vms = useQuery(vmQueries.list(client));
	const apps = useQuery(appQueries.deployed(client));
	const github = useQuery(githubQueries.status(client));
	const [adding, setAdding] = useState(false);

	// Until the connection is known it is given the benefit of the doubt; the server decides anyway.
	const obstacle = addVmObstacle(user, github.data?.connected ?? !github.isError);
	return (
		<Page
			title="Cloud Dashboard"
			summary={vms.data ? dashboardSummary(vms.data, now) : null}
			actions={<AddVmButton obstacle={obstacle} onPress={() => setAdding(true)} />}
		>
			<VmList vms={vms} apps={apps.data ?? []} mayManage={obstacle === undefined} now={now} />
			<Jobs vms={vms.data ?? []} now={now} />
			{adding ? (
				<Suspense>
					<NewVm onClose={() => setAdding(false)} />
				</Suspense>
			) : null}
		</Page>
	);
}
