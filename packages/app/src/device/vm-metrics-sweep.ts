import type { Vm } from "@roost/api-client/contract/vms";
import { metricsKeyPrefix, recordSample } from "./vm-metrics.ts";

/** Keeps the newest sample of each machine listed, and forgets the machines that are not. */
export function recordSamples(vms: readonly Vm[], now: number, storage: Storage = localStorage): void {
	const listed = new Set(vms.map((vm) => `${metricsKeyPrefix}${vm.id}`));
	const gone = Object.keys(storage).filter((key) => key.startsWith(metricsKeyPrefix) && !listed.has(key));
	for (const key of gone) storage.removeItem(key);
	for (const vm of vms) recordSample(vm, now, storage);
}
