import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { appTypes } from "../../db/schema.ts";
import { handler } from "../handler.ts";
import { presentTemplate } from "./present.ts";

export const listPublicTemplates = handler("gallery.publicTemplates", async ({ context: { db } }) => {
	const rows = await db
		.select()
		.from(appTypes)
		.where(and(isNull(appTypes.ownerId), isNull(appTypes.deletedAt)))
		.orderBy(asc(appTypes.id));
	return rows.map(presentTemplate);
});

export const listPrivateTemplates = handler("gallery.privateTemplates", async ({ context: { db }, user }) => {
	const rows = await db
		.select()
		.from(appTypes)
		.where(and(eq(appTypes.ownerId, user.id), isNull(appTypes.deletedAt)))
		.orderBy(desc(appTypes.id));
	return rows.map(presentTemplate);
});
