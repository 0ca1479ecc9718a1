import type { EndpointId, Endpoints } from "@roost/api-client/endpoints";
import { deployAnApp } from "./app/deploy.ts";
import { listApps } from "./app/list.ts";
import { terminateApp } from "./app/terminate.ts";
import { getCreditBalance } from "./billing/credit-balance.ts";
import { getBilling } from "./billing/usage.ts";
import { getConfig } from "./config/get.ts";
import { deleteTemplate } from "./gallery/delete.ts";
import { listPrivateTemplates, listPublicTemplates } from "./gallery/lists.ts";
import { getGithubStatus } from "./github/status.ts";
import type { Handler } from "./handler.ts";
import { cancelJob } from "./queue/cancel.ts";
import { listJobs } from "./queue/list.ts";
import { getJobLog } from "./queue/log.ts";
import { createUser } from "./user/create.ts";
import { getUser } from "./user/get.ts";
import { listPrivateDomains } from "./user/private-domains.ts";
import { hibernateVm, terminateVm, wakeVm } from "./vm/actions.ts";
import { createVm } from "./vm/create.ts";
import { listVms } from "./vm/list.ts";
import { getSshKeys } from "./vm/ssh-keys.ts";
import { getStoragePricing, listVmTypes } from "./vm/types.ts";

type ServedId = { [Id in EndpointId]: Endpoints[Id]["served"] extends true ? Id : never }[EndpointId];

/** Exactly the endpoints that the contract marks as served; the compiler holds the two together. */
export const served: { [Id in ServedId]: Handler<Id> } = {
	"config.get": getConfig,
	"user.get": getUser,
	"user.create": createUser,
	"user.privateDomains": listPrivateDomains,
	"user.billing": getBilling,
	"user.creditBalance": getCreditBalance,
	"gallery.publicTemplates": listPublicTemplates,
	"gallery.privateTemplates": listPrivateTemplates,
	"gallery.deleteTemplate": deleteTemplate,
	"vm.listDeployed": listVms,
	"vm.deploy": createVm,
	"vm.terminate": terminateVm,
	"vm.hibernate": hibernateVm,
	"vm.wakeup": wakeVm,
	"vm.listTypes": listVmTypes,
	"vm.storagePricing": getStoragePricing,
	"vm.sshKeys": getSshKeys,
	"app.listDeployed": listApps,
	"app.deploy": deployAnApp,
	"app.terminate": terminateApp,
	"queue.listJobs": listJobs,
	"queue.jobLog": getJobLog,
	"queue.cancel": cancelJob,
	"github.status": getGithubStatus,
};
