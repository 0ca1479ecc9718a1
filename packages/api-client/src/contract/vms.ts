import * as z from "zod/mini";
import { accepted, id, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-vm-statuses], then ours: `failed` says why in `reason`; the last two are never listed. */
export const vmStatuses = [
	"creating",
	"pending",
	"running",
	"hibernating",
	"hibernated",
	"stopped",
	"starting",
	"terminating",
	"failed",
	"terminated",
	"deleting",
] as const;
export type VmStatus = (typeof vmStatuses)[number];

export const metric = z.object({ value: z.number(), timestamp: instant });
/** [entity-vm-metrics] CPU in percent of the machine's vCPUs, network in bytes per second. */
export const vmMetrics = z.partial(
	z.object({ CPUUtilization: metric, NetworkIn: metric, NetworkOut: metric }),
);
export type VmMetrics = z.infer<typeof vmMetrics>;

/** [entity-vm] */
export const vm = z.object({
	id,
	vmName: z.string(),
	/** One of `vmStatuses`, or one that a newer server knows. */
	status: z.string(),
	/** [entity-vm-specs-string] [entity-vm-specs-object] */
	specs: z.union([
		z.string(),
		z.object({ cpu: z.union([z.number(), z.string()]), ram: z.union([z.number(), z.string()]) }),
	]),
	hostVmInstanceId: z.string(),
	publicIp: z.nullish(z.string()),
	provider: z.string(),
	metrics: z.nullish(vmMetrics),
	volumeGb: z.optional(z.number()),
	/** USD per hour at the present status, storage included. */
	hourlyRate: z.optional(z.number()),
	createdAt: z.optional(instant),
	statusSince: z.optional(instant),
	/** Why it failed, or what it is doing now. */
	reason: z.nullish(z.string()),
});
export type Vm = z.infer<typeof vm>;

/** [entity-vm-type] Rates in USD; [entity-vm-type-volume-defaults] volumes in GB. */
export const vmType = z.object({
	id,
	/** [entity-vm-type-name] `category | platform | Nvcpu Ng-GiB-RAM | optional GPU` */
	typeName: z.string(),
	hourlyRate: z.number(),
	monthlyRate: z.number(),
	minVolume: z._default(z.number(), 10),
	maxVolume: z._default(z.number(), 1000),
	suggestedVolume: z._default(z.number(), 10),
});
export type VmType = z.infer<typeof vmType>;

export const vmName = z
	.string()
	.check(
		z.trim(),
		z.minLength(1, "Give the machine a name"),
		z.maxLength(40, "At most 40 characters"),
		z.regex(/^[A-Za-z0-9]([A-Za-z0-9 _.-]*[A-Za-z0-9])?$/, "Letters, digits, spaces, dots, _ and - only"),
	);

/** Sealed, expiring, useless without the same person's own token (decision 3). Passed on unchanged. */
export const sshKeyData = z.string().check(z.minLength(1), z.maxLength(4000));
export type SshKeyData = z.infer<typeof sshKeyData>;

const vmAction = {
	method: "POST",
	access: "active",
	identity: "body",
	body: z.extend(identity, { vmId: id }),
	response: accepted,
	served: true,
} as const;

export const vmEndpoints = {
	"vm.listDeployed": row({
		method: "GET",
		path: "/vm/list_deployed",
		summary: "The account's machines",
		access: "active",
		identity: "query",
		query: identity,
		response: z.array(vm),
		errors: [],
		served: true,
	}),
	"vm.deploy": row({
		method: "POST",
		path: "/vm/deploy",
		summary: "Create a machine",
		access: "active",
		identity: "body",
		body: z.extend(identity, { vmTypeId: id, vmName, vmVolume: z.int().check(z.positive()) }),
		response: z.extend(accepted, { status: z.string(), id: z.optional(id) }),
		errors: [
			"tier_required",
			"payment_required",
			"github_required",
			"vm_type_not_found",
			"vm_name_taken",
			"volume_out_of_range",
			"vm_limit_reached",
		],
		served: true,
	}),
	"vm.terminate": row({
		...vmAction,
		path: "/vm/terminate",
		summary: "Terminate a machine and everything on it",
		identity: "both",
		query: identity,
		errors: ["tier_required", "payment_required", "github_required", "vm_not_found"],
	}),
	"vm.hibernate": row({
		...vmAction,
		path: "/vm/hibernate",
		summary: "Stop a machine and keep its disk",
		errors: ["tier_required", "payment_required", "github_required", "vm_not_found", "vm_not_running"],
	}),
	"vm.wakeup": row({
		...vmAction,
		path: "/vm/wakeup",
		summary: "Start a hibernated machine and relaunch its apps",
		errors: ["tier_required", "payment_required", "github_required", "vm_not_found", "vm_not_hibernated"],
	}),
	"vm.listTypes": row({
		method: "GET",
		path: "/vm/list_types",
		summary: "The machine types on offer",
		access: "active",
		identity: "none",
		response: z.array(vmType),
		errors: [],
		served: true,
	}),
	"vm.storagePricing": row({
		method: "GET",
		path: "/vm/storage_pricing",
		summary: "USD per GB per month",
		access: "active",
		identity: "none",
		response: z.number(),
		errors: [],
		served: true,
	}),
	"vm.sshKeys": row({
		method: "GET",
		path: "/vm/get_ssh_keys",
		summary: "A grant to open a terminal on a machine",
		access: "active",
		identity: "query",
		query: z.extend(identity, { vmId: id }),
		response: sshKeyData,
		errors: ["ssh_tier_required", "vm_not_found", "vm_not_running"],
		served: true,
	}),
} as const;
