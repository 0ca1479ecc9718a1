import * as z from "zod/mini";
import { accepted, id, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-deployed-app] As sent: ids and names under any of their documented spellings. */
const deployedAppReply = z.object({
	id: z.optional(id),
	appId: z.optional(id),
	appTypeId: z.optional(id),
	appTypeID: z.optional(id),
	status: z.string(),
	url: z.nullish(z.string()),
	publicIpPort: z.nullish(z.string()),
	hostVmInstanceId: z.nullish(z.string()),
	vmId: z.nullish(id),
	appName: z.optional(z.string()),
	name: z.optional(z.string()),
	displayName: z.optional(z.string()),
	absoluteProjectPathInVm: z.nullish(z.string()),
	/** Why it failed, and the job whose log says more. */
	reason: z.nullish(z.string()),
	jobId: z.nullish(id),
	updatedAt: z.optional(instant),
});

/** [entity-deployed-app-id] [entity-deployed-app-type-id] [entity-deployed-app-name] One spelling from here on. */
export const deployedApp = z.pipe(
	deployedAppReply,
	z.transform((app) => ({
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
	})),
);
export type DeployedApp = z.output<typeof deployedApp>;

export const domainPrefix = z
	.string()
	.check(
		z.trim(),
		z.toLowerCase(),
		z.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "Letters, digits and hyphens, at most 63"),
	);

/** [call-app-deploy-reply] */
export const deployReply = z.looseObject({
	status: z.optional(z.string()),
	id: z.optional(id),
	details: z.optional(z.string()),
	detail: z.optional(z.string()),
	message: z.optional(z.string()),
	error: z.optional(z.string()),
});
export type DeployReply = z.infer<typeof deployReply>;

/** [call-app-terminate-context-appid] decision 18: `appId`, or `appID`. */
const appReference = z.object({ appId: z.optional(id), appID: z.optional(id) });

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
		body: z.extend(identity, {
			appTypeId: z.optional(id),
			appTypeID: z.optional(id),
			appName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
			vmId: id,
			customInstructions: z.nullish(z.string().check(z.maxLength(10_000))),
			domainPrefix: z.nullish(domainPrefix),
			domainSelect: z.nullish(z.string().check(z.maxLength(255))),
			writeFirstDraft: z.optional(z.boolean()),
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
		body: z.extend(identity, { appTypeId: id, vmId: id }),
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
		body: z.extend(identity, appReference.shape),
		response: accepted,
		errors: ["app_not_found"],
		served: true,
	}),
} as const;
