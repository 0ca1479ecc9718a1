import { z } from "zod";
import { accepted, id, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-deployed-app] As sent: ids and names under any of their documented spellings. */
const deployedAppReply = z.object({
	id: id.optional(),
	appId: id.optional(),
	appTypeId: id.optional(),
	appTypeID: id.optional(),
	status: z.string(),
	url: z.string().nullish(),
	publicIpPort: z.string().nullish(),
	hostVmInstanceId: z.string().nullish(),
	vmId: id.nullish(),
	appName: z.string().optional(),
	name: z.string().optional(),
	displayName: z.string().optional(),
	absoluteProjectPathInVm: z.string().nullish(),
	/** Why it failed, and the job whose log says more. */
	reason: z.string().nullish(),
	jobId: id.nullish(),
	updatedAt: instant.optional(),
});

/** [entity-deployed-app-id] [entity-deployed-app-type-id] [entity-deployed-app-name] One spelling from here on. */
export const deployedApp = deployedAppReply.transform((app) => ({
	id: app.id ?? app.appId ?? "",
	appTypeId: app.appTypeId ?? app.appTypeID ?? "",
	appName: app.appName ?? app.name ?? app.displayName ?? "",
	status: app.status,
	url: app.url ?? undefined,
	publicIpPort: app.publicIpPort ?? undefined,
	hostVmInstanceId: app.hostVmInstanceId ?? undefined,
	vmId: app.vmId ?? undefined,
	absoluteProjectPathInVm: app.absoluteProjectPathInVm ?? undefined,
	reason: app.reason ?? undefined,
	jobId: app.jobId ?? undefined,
	updatedAt: app.updatedAt,
}));
export type DeployedApp = z.output<typeof deployedApp>;

export const domainPrefix = z
	.string()
	.trim()
	.toLowerCase()
	.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "Letters, digits and hyphens, at most 63");

/** [call-app-deploy-reply] */
export const deployReply = z
	.object({
		status: z.string().optional(),
		id: id.optional(),
		details: z.string().optional(),
		detail: z.string().optional(),
		message: z.string().optional(),
		error: z.string().optional(),
	})
	.loose();
export type DeployReply = z.infer<typeof deployReply>;

/** [call-app-terminate-context-appid] decision 18: `appId`, or `appID`. */
const appReference = z.object({ appId: id.optional(), appID: id.optional() });

export const appEndpoints = {
	"app.listDeployed": row({
		method: "GET",
		path: "/app/list_deployed",
		summary: "The account's deployed apps",
		access: "active",
		identity: "query",
		query: identity,
		response: z.array(deployedApp),
		errors: [],
		served: true,
	}),
	"app.deploy": row({
		method: "POST",
		path: "/app/deploy",
		summary: "Deploy a template to a running machine",
		access: "active",
		identity: "body",
		body: identity.extend({
			appTypeId: id.optional(),
			appTypeID: id.optional(),
			appName: z.string().trim().min(1).max(100),
			vmId: id,
			customInstructions: z.string().max(10_000).nullish(),
			domainPrefix: domainPrefix.nullish(),
			domainSelect: z.string().max(255).nullish(),
			writeFirstDraft: z.boolean().optional(),
		}),
		response: deployReply,
		errors: [
			"vm_not_found",
			"vm_not_running",
			"template_not_found",
			"app_already_deployed",
			"domain_tier_required",
			"domain_not_found",
			"domain_taken",
		],
		served: true,
	}),
	"app.deployPlaceholder": row({
		method: "POST",
		path: "/app/deploy_placeholder",
		summary: "Deploy a placeholder template",
		access: "active",
		identity: "body",
		body: identity.extend({ appTypeId: id, vmId: id }),
		response: deployReply,
		errors: [],
		served: false,
	}),
	"app.terminate": row({
		method: "POST",
		path: "/app/terminate",
		summary: "Stop a deployed app and remove it from its machine",
		access: "active",
		identity: "body",
		body: identity.extend(appReference.shape),
		response: accepted,
		errors: ["app_not_found"],
		served: true,
	}),
} as const;
