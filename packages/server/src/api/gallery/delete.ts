import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { serialId } from "../../db/queries.ts";
import { apps, appTypes } from "../../db/schema.ts";
import { Problem } from "../../problem.ts";
import { handler } from "../handler.ts";

/** [valid-delete-allowed] Only one's own, and only while nothing made from it lives. */
export const deleteTemplate = handler("gallery.deleteTemplate", ({ context: { db }, user, body }) =>
	db.transaction(async (tx) => {
		const templateId = serialId(body.appTypeId);
		if (templateId === undefined) throw new Problem("template_not_found");
		const [template] = await tx
			.select({ id: appTypes.id })
			.from(appTypes)
			.where(and(eq(appTypes.id, templateId), eq(appTypes.ownerId, user.id), isNull(appTypes.deletedAt)))
			.for("update");
		if (!template) throw new Problem("template_not_found");
		const living = await tx
			.select({ id: apps.id })
			.from(apps)
			.where(
				and(eq(apps.appTypeId, templateId), inArray(apps.status, ["creating", "running", "terminating"])),
			);
		if (living.length > 0) throw new Problem("template_in_use");
		await tx.update(appTypes).set({ deletedAt: sql`now()` }).where(eq(appTypes.id, templateId));
		return { message: "deleted" };
	}),
);
