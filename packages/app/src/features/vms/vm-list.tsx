import { can } from "@roost/api-client/capabilities";
import type { DeployedApp } from "@roost/api-client/contract/apps";
import type { Vm } from "@roost/api-client/contract/vms";
import { errorText } from "@roost/api-client/errors";
import { toaster } from "@roost/ui/lib/toaster";
import { VmRow } from "@roost/ui/modules/vms/vm-row";
import { VmTable } from "@roost/ui/modules/vms/vm-table";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useSession } from "../../auth/session.ts";
import { readSamples } from "../../device/vm-metrics.ts";
import { billingQueries } from "../../queries/billing.ts";
import { messageOf } from "../../queries/failures.ts";
import { toastTimes } from "../toasts.tsx";
import { openTerminal } from "./open-terminal.ts";
import { useVmActions } from "./use-vm-actions.ts";

const VmDialogs = lazy(() => import("./vm-dialogs.tsx"));

/** The sparkline shows the newest of what is kept: some ten minutes. */
const samplesShown = 60;

export type AskedVmAction = { vm: Vm; action: "hibernate" | "terminate" };

export const appsOn = (
	apps: readonly DeployedApp[],
	vm: Pick<Vm, "id" | "hostVmInstanceId">,
): DeployedApp[] => apps.filter((app) => app.vmId === vm.id || app.hostVmInstanceId === vm.hostVmInstanceId);

export function VmList(props: {
	vms: UseQueryResult<Vm[]>;
	apps: readonly DeployedApp[];
	mayManage: boolean;
	now: Date;
}) {
	const { vms, apps, mayManage, now } = props;
	const { client, user } = useSession();
	const billing = useQuery(billingQueries.month(client));
	const { run, busy } = useVmActions();
	const [asked, setAsked] = useState<AskedVmAction>();
	const samples = useMemo(
		() => new Map(vms.data?.map((vm) => [vm.id, readSamples(vm.id).slice(-samplesShown)])),
		[vms.data],
	);

	const openTerminalOn = async (vm: Vm) => {
		const opening = await openTerminal(client, user, { vm });
		if (opening.opened) return;
		const title =
			"blocked" in opening
				? errorText("err-popup-blocked-dashboard")
				: errorText("err-vm-ssh-alert", { reason: opening.reason });
		toaster.show({ tone: "error", title, duration: toastTimes.vmError });
	};

	// What was once listed stays while a poll fails: the next one is five seconds away.
	if (!vms.data) {
		if (vms.isError) {
			return (
				<VmTable
					state="error"
					text={messageOf(vms.error)}
					retrying={vms.isFetching}
					onRetry={() => void vms.refetch()}
				/>
			);
		}
		return <VmTable state="loading" />;
	}
	if (vms.data.length === 0) return <VmTable state="empty" />;
	return (
		<>
			<VmTable
				state="listed"
				rows={vms.data.map((vm) => (
					<VmRow
						key={vm.id}
						vm={vm}
						appCount={appsOn(apps, vm).length}
						costThisMonth={billing.data?.vms.find((billed) => billed.id === vm.id)?.cost}
						samples={samples.get(vm.id) ?? []}
						now={now}
						mayManage={mayManage}
						terminal={can(user, "ssh") ? "open" : { refused: errorText("err-vm-ssh-free") }}
						busy={busy(vm)}
						onAction={(action) => (action === "wake" ? run(vm, action) : setAsked({ vm, action }))}
						onTerminal={() => void openTerminalOn(vm)}
					/>
				))}
			/>
			{asked ? (
				<Suspense>
					<VmDialogs
						asked={asked}
						appCount={appsOn(apps, asked.vm).length}
						onAnswer={(confirmed) => {
							setAsked(undefined);
							if (confirmed) run(asked.vm, asked.action);
						}}
					/>
				</Suspense>
			) : null}
		</>
	);
}
