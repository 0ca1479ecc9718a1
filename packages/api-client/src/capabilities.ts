import type { UserInfo } from "./contract/user.ts";
import { type VmStatus, vmStatuses } from "./contract/vms.ts";

export type VmAction = "hibernate" | "wake" | "terminate";

/** [vm-row-running] … [vm-row-other-status] What a machine's row offers, by status. */
export const vmActions: Record<VmStatus | "other", readonly VmAction[]> = {
	running: ["hibernate", "terminate"],
	hibernated: ["wake", "terminate"],
	stopped: ["wake", "terminate"],
	hibernating: ["terminate"],
	starting: ["terminate"],
	terminating: [],
	creating: [],
	pending: ["terminate"],
	failed: ["terminate"],
	terminated: [],
	deleting: [],
	other: ["terminate"],
};

/** [vm-hidden-terminated] [vm-hidden-deleting] */
export const hiddenVmStatuses: ReadonlySet<string> = new Set(["terminated", "deleting"]);

/** A status as the table knows it: a newer server's status is `other`. */
export const vmStatusOf = (status: string): VmStatus | "other" =>
	(vmStatuses as readonly string[]).includes(status) ? (status as VmStatus) : "other";

/** Statuses of a host VM under which an app card shows 'VM Hibernated'. */
export const asleepVmStatuses: ReadonlySet<string> = new Set([
	"hibernated",
	"stopped",
	"hibernating",
	"starting",
]);

/** Statuses that are about to change by themselves. */
export const busyVmStatuses: ReadonlySet<string> = new Set([
	"creating",
	"pending",
	"hibernating",
	"starting",
	"terminating",
]);

export type AppCardState = "none" | "creating" | "running" | "terminating" | "vm-hibernated";

/**
 * [app-card-status-lowercased] [app-card-creating-local] The state of an app's card.
 * `hostVmStatus` is the status of the VM the app is deployed to, when it is deployed.
 */
export function appCardState(deployed: {
	status?: string | undefined;
	pendingLocally?: boolean;
	hostVmStatus?: string | undefined;
}): AppCardState {
	const status = deployed.status?.toLowerCase();
	const known = status === "creating" || status === "running" || status === "terminating";
	if (known && deployed.hostVmStatus && asleepVmStatuses.has(deployed.hostVmStatus)) return "vm-hibernated";
	if (status === "terminating" || status === "running") return status;
	return status === "creating" || deployed.pendingLocally ? "creating" : "none";
}

/** [valid-delete-allowed] Why a private app cannot be deleted now, or undefined when it can. */
export const deleteBlockedBy = (state: AppCardState): Exclude<AppCardState, "none"> | undefined =>
	state === "none" ? undefined : state;

export type Role = "free" | "pro" | "enterprise" | "privileged";
export type Capability = "own-apps" | "manage-vms" | "ssh" | "admin-tab";

/** Specification §6, by tier; a privileged e-mail has the paid features whatever its tier. */
export const roleCapabilities: Record<Role, ReadonlySet<Capability>> = {
	free: new Set(["own-apps"]),
	pro: new Set(["own-apps", "manage-vms", "ssh"]),
	enterprise: new Set(["own-apps", "manage-vms", "ssh"]),
	privileged: new Set(["own-apps", "manage-vms", "ssh", "admin-tab"]),
};

type Person = Pick<UserInfo, "accountType" | "isPrivileged">;

export const can = (person: Person, capability: Capability): boolean =>
	roleCapabilities[person.isPrivileged ? "privileged" : person.accountType].has(capability);

/** Decision 12: private domains are for enterprise accounts, and for admins whatever their tier. */
export const canUsePrivateDomains = (person: Person): boolean =>
	person.accountType === "enterprise" || person.isPrivileged;

export type AddVmObstacle = "setup" | "tier";

/**
 * [valid-add-vm-allowed] Why machines may not be managed, or undefined when they may.
 * Decision 13: the setup guide comes before the tier, and a privileged e-mail waives the tier only.
 */
export function addVmObstacle(
	person: Person & Pick<UserInfo, "isStripePaymentMethodSetup">,
	githubConnected: boolean,
): AddVmObstacle | undefined {
	if (!person.isStripePaymentMethodSetup || !githubConnected) return "setup";
	return can(person, "manage-vms") ? undefined : "tier";
}
