import { asc, eq } from "drizzle-orm";
import { privateDomains } from "../../db/schema.ts";
import { handler } from "../handler.ts";

export const listPrivateDomains = handler("user.privateDomains", ({ context: { db }, user }) =>
	db
		.select({
			id: privateDomains.id,
			domainName: privateDomains.domainName,
			isActive: privateDomains.isActive,
		})
		.from(privateDomains)
		.where(eq(privateDomains.userId, user.id))
		.orderBy(asc(privateDomains.domainName)),
);
