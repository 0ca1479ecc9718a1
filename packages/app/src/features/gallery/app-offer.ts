import { type AppCardState, appCardState, asleepVmStatuses } from "@roost/api-client/capabilities";
import type { DeployedApp } from "@roost/api-client/contract/apps";
import type { AppProgram } from "@roost/api-client/contract/gallery";
import type { Vm } from "@roost/api-client/contract/vms";

export type AppOffer = {
	state: AppCardState;
	deployed?: DeployedApp;
	/** The machine it is deployed to, where that is listed. */
	vm?: Vm;
	/** Decision 34: why its last deployment failed. */
	failure?: { reason: string; jobId?: string | undefined };
};

const live: ReadonlySet<string> = new Set(["creating", "running", "terminating"]);

/** How an app of the gallery stands: its newest deployment that is not over, else the failed one. */
export function appOffer(
	app: Pick<AppProgram, "id">,
	deployedApps: readonly DeployedApp[],
	vms: readonly Vm[],
	pendingLocally: boolean,
): AppOffer {
	const mine = deployedApps.filter((deployed) => deployed.appTypeId === app.id);
	const deployed = mine.find(({ status }) => live.has(status.toLowerCase())) ?? mine[0];
	const vm =
		deployed &&
		vms.find(
			({ id, hostVmInstanceId }) => id === deployed.vmId || hostVmInstanceId === deployed.hostVmInstanceId,
		);
	const state = appCardState({ status: deployed?.status, pendingLocally, hostVmStatus: vm?.status });
	return {
		state,
		...(deployed && { deployed }),
		...(vm && { vm }),
		...(state === "none" &&
			deployed?.status.toLowerCase() === "failed" && {
				failure: {
					reason: deployed.reason ?? "The last deployment failed.",
					jobId: deployed.jobId,
				},
			}),
	};
}

/** Only a machine that sleeps can be woken; one on its way to sleep or awake cannot. */
export const canBeWoken = (vm: Vm | undefined): vm is Vm =>
	vm !== undefined &&
	asleepVmStatuses.has(vm.status) &&
	vm.status !== "hibernating" &&
	vm.status !== "starting";
