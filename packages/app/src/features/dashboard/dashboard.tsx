import { addVmObstacle } from "@roost/api-client/capabilities";
import { apiErrorText } from "@roost/api-client/errors";
import { isSetupComplete, type SetupFlags, type SetupStepId } from "@roost/ui/lib/setup-steps";
import { toaster } from "@roost/ui/lib/toaster";
import { SetupGuide } from "@roost/ui/modules/setup-guide/setup-guide";
import { Page } from "@roost/ui/modules/shell/page";
import { AddVmButton } from "@roost/ui/modules/vms/add-vm-button";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../../auth/session.ts";
import { paths } from "../../paths.ts";
import { appQueries } from "../../queries/apps.ts";
import { githubQueries } from "../../queries/github.ts";
import { vmQueries } from "../../queries/vms.ts";
import { Jobs } from "../jobs/jobs.tsx";
import { toastTimes } from "../toasts.tsx";
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
	const navigate = useNavigate();
	const [adding, setAdding] = useState(false);

	// Until the connection is known it is given the benefit of the doubt; the server decides anyway.
	const obstacle = addVmObstacle(user, github.data?.connected ?? !github.isError);
	const setup: SetupFlags = {
		billing: user.isStripePaymentMethodSetup,
		github: github.data?.connected ?? false,
		vm: (vms.data ?? []).length > 0,
	};
	const startStep = (step: SetupStepId) => {
		if (step === "billing") void navigate(paths.account("billing"));
		else if (step === "github") void navigate(paths.addApp);
		else if (obstacle === undefined) setAdding(true);
		else toaster.show({ tone: "info", title: apiErrorText("tier_required"), duration: toastTimes.vmError });
	};
	return (
		<Page
			title="Cloud Dashboard"
			summary={vms.data ? dashboardSummary(vms.data, now) : null}
			actions={<AddVmButton obstacle={obstacle} onPress={() => setAdding(true)} />}
		>
			{/* Shown once all is known, so that it never comes and goes. */}
			{vms.data && github.data && !isSetupComplete(setup) ? (
				<div className="mb-5">
					<SetupGuide flags={setup} onStart={startStep} />
				</div>
			) : null}
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
