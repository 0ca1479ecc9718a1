import { hiddenVmStatuses } from "@roost/api-client/capabilities";
import type { Client } from "@roost/api-client/client";
import type { Vm } from "@roost/api-client/contract/vms";
import { queryOptions } from "@tanstack/react-query";
import { recordSamples } from "../device/vm-metrics-sweep.ts";
import { reworded } from "./failures.ts";
import { extraRefreshThen, polling } from "./polling.ts";

/** [vm-hidden-terminated] [vm-hidden-deleting] */
const listed = (vms: Vm[]) => vms.filter((vm) => !hiddenVmStatuses.has(vm.status));

export const vmQueries = {
	/** [call-vm-list-deployed] The machines to list. */
	list: (client: Client) =>
		queryOptions({
			queryKey: ["vms", "list"],
			queryFn: async ({ signal }) => {
				const vms = await reworded(client.call("vm.listDeployed", { signal }), "err-vm-list");
				recordSamples(vms, Date.now());
				return vms;
			},
			select: listed,
			refetchInterval: extraRefreshThen(polling.vms),
		}),
	types: (client: Client) =>
		queryOptions({
			queryKey: ["vms", "types"],
			queryFn: ({ signal }) => client.call("vm.listTypes", { signal }),
			staleTime: polling.pricingStale,
		}),
	storagePricing: (client: Client) =>
		queryOptions({
			queryKey: ["vms", "storage-pricing"],
			queryFn: ({ signal }) => client.call("vm.storagePricing", { signal }),
			staleTime: polling.pricingStale,
		}),
};

/** [const-vm-storage-fallback-100] GB */
const storageFallback = 100;

export type NewVm = { vmTypeId: string; vmName: string; vmVolume?: number | undefined };

export const vmActions = {
	/** [call-vm-deploy] Rejects with an ApiFailure; `vmCreateFailureText` words it. */
	create: (client: Client, { vmTypeId, vmName, vmVolume }: NewVm) =>
		client.call("vm.deploy", {
			body: { vmTypeId, vmName, vmVolume: Math.trunc(vmVolume ?? storageFallback) },
		}),
	hibernate: (client: Client, vmId: string) =>
		reworded(client.call("vm.hibernate", { body: { vmId } }), "err-vm-hibernate"),
	wake: (client: Client, vmId: string) =>
		reworded(client.call("vm.wakeup", { body: { vmId } }), "err-vm-wakeup"),
	terminate: (client: Client, vmId: string) =>
		reworded(client.call("vm.terminate", { body: { vmId } }), "err-vm-terminate"),
	/** [call-vm-get-ssh-keys] */
	sshKeys: (client: Client, vmId: string) => client.call("vm.sshKeys", { query: { vmId } }),
};
