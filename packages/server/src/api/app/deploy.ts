import { canUsePrivateDomains } from "@roost/api-client/capabilities";
import type { Body } from "@roost/api-client/endpoints";
import { and, eq, isNull, like, or, sql } from "drizzle-orm";
import type { Caller } from "../../auth.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { isUniqueViolation, ownVm, serialId } from "../../db/queries.ts";
import { apps, appTypes, privateDomains, vms } from "../../db/schema.ts";
import { freeSlug, slugFromName } from "../../domain/slug.ts";
import { person } from "../../policies/vms.ts";
import { Problem } from "../../problem.ts";
import { handler, type UserRow } from "../handler.ts";

/** Decision 12 [role-enterprise-domain]: the whole host name on one of the account's active domains. */
async function customHost(
	context: AppContext,
	caller: Caller,
	user: UserRow,
	body: Body<"app.deploy">,
): Promise<string | null> {
	if (!body.domainPrefix && !body.domainSelect) return null;
	if (!canUsePrivateDomains(person(context, caller, user))) throw new Problem("domain_tier_required");
	if (!body.domainPrefix || !body.domainSelect) {
		throw new Problem(
			"validation_failed",
			{ field: "domainPrefix", reason: "a prefix and a domain go together" },
			[
				{
					path: body.domainPrefix ? "domainSelect" : "domainPrefix",
					message: "Give both a prefix and a domain",
				},
			],
		);
	}
	const [domain] = await context.db
		.select({ name: privateDomains.domainName })
		.from(privateDomains)
		.where(
			and(
				eq(privateDomains.userId, user.id),
				eq(privateDomains.isActive, true),
				or(
					eq(privateDomains.domainName, body.domainSelect),
					sql`${privateDomains.id}::text = ${body.domainSelect}`,
				),
			),
		);
	if (!domain) throw new Problem("domain_not_found");
	return `${body.domainPrefix}.${domain.name}`;
}

async function ownOrPublicTemplate(tx: Queryable, userId: string, templateId: string) {
	const id = serialId(templateId);
	if (id === undefined) throw new Problem("template_not_found");
	const own = or(isNull(appTypes.ownerId), eq(appTypes.ownerId, userId));
	const [template] = await tx
		.select()
		.from(appTypes)
		.where(and(eq(appTypes.id, id), own, isNull(appTypes.deletedAt)))
		.for("share");
	if (!template) throw new Problem("template_not_found");
	return template;
}

async function chooseSlug(tx: Queryable, name: string): Promise<string> {
	const base = slugFromName(name);
	// Two accounts may choose the same name at once: the second looks when the first has written.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${base}))`);
	const rows = await tx
		.select({ slug: apps.slug })
		.from(apps)
		.where(and(eq(apps.removed, false), or(eq(apps.slug, base), like(apps.slug, `${base}-%`))));
	const taken = new Set(rows.map(({ slug }) => slug));
	return freeSlug(base, (slug) => taken.has(slug));
}

export const deployAnApp = handler("app.deploy", async ({ context, caller, user, body }) => {
	const { db, queue } = context;
	const { vm } = await ownVm(db, user.id, body.vmId);
	const host = await customHost(context, caller, user, body);
	const templateId = body.appTypeId ?? body.appTypeID;
	if (!templateId) {
		throw new Problem("validation_failed", { field: "appTypeId", reason: "required" }, [
			{ path: "appTypeId", message: "required" },
		]);
	}
	try {
		return await db.transaction(async (tx) => {
			// Held until the app is written: a machine that is told to sleep or end meanwhile knows of it.
			const [still] = await tx.select({ status: vms.status }).from(vms).where(eq(vms.id, vm.id)).for("share");
			if (still?.status !== "running") throw new Problem("vm_not_running");
			const template = await ownOrPublicTemplate(tx, user.id, templateId);
			// A failed one before it has been seen; its place is this one's.
			await tx
				.update(apps)
				.set({ status: "terminated", updatedAt: sql`now()` })
				.where(and(eq(apps.userId, user.id), eq(apps.appTypeId, template.id), eq(apps.status, "failed")));
			const [app] = await tx
				.insert(apps)
				.values({
					userId: user.id,
					appTypeId: template.id,
					vmId: vm.id,
					name: body.appName,
					slug: await chooseSlug(tx, body.appName),
					customHost: host,
					status: "creating",
					wanted: "running",
					customInstructions: body.customInstructions ?? null,
				})
				.returning({ id: apps.id });
			if (!app) throw new Error("the app was not written");
			const jobId = await queue.enqueue(tx, {
				kind: "app.deploy",
				userId: user.id,
				vmId: vm.id,
				appId: app.id,
				operation: `Deploy ${body.appName} to ${vm.name}`,
			});
			await tx.update(apps).set({ lastJobId: jobId }).where(eq(apps.id, app.id));
			return { status: "creating", id: app.id };
		});
	} catch (error) {
		if (isUniqueViolation(error, "apps_living_type"))
			throw new Problem("app_already_deployed", { app: body.appName });
		if (isUniqueViolation(error, "apps_living_host")) throw new Problem("domain_taken");
		throw error;
	}
});
