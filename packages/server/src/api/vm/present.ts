import type { Vm } from "@roost/api-client/contract/vms";
import Big from "big.js";
import type { Rates } from "../../compute/sampler.ts";
import type { vms, vmTypes } from "../../db/schema.ts";
import { computeRateIn, storageHourlyRate } from "../../domain/rating.ts";

type Row = { vm: typeof vms.$inferSelect; type: typeof vmTypes.$inferSelect; step?: string | null };

/** [entity-vm] `step` is what its running job is doing, shown while the machine changes. */
export function presentVm(
	{ vm, type, step }: Row,
	rates: Rates | undefined,
	storageUsdPerGbMonth: string,
): Vm {
	const compute = computeRateIn(vm.status === "hibernated" ? "hibernated" : "running", type.hourlyRate);
	const storage = new Big(storageHourlyRate(storageUsdPerGbMonth, vm.volumeGb));
	const timestamp = rates?.at.toISOString() ?? "";
	return {
		id: vm.id,
		vmName: vm.name,
		status: vm.status,
		specs: { cpu: type.vcpus, ram: type.memoryMb / 1024 },
		hostVmInstanceId: vm.id,
		publicIp: null,
		provider: vm.provider,
		volumeGb: vm.volumeGb,
		hourlyRate: compute.plus(storage).round(6).toNumber(),
		createdAt: vm.createdAt.toISOString(),
		statusSince: vm.statusSince.toISOString(),
		reason: vm.reason ?? step ?? null,
		metrics:
			vm.status === "running" && rates
				? {
						CPUUtilization: { value: rates.cpuPercent, timestamp },
						NetworkIn: { value: rates.bytesInPerSecond, timestamp },
						NetworkOut: { value: rates.bytesOutPerSecond, timestamp },
					}
				: null,
	};
}
