import { users } from "../../db/schema.ts";
import { handler } from "../handler.ts";

/** Decision 8: idempotent. Decision 5: who it is comes from the token; the body only fills what the token omits. */
export const createUser = handler("user.create", async ({ context, caller, body }) => {
	await context.db
		.insert(users)
		.values({
			id: caller.userId,
			email: caller.email || body.userEmail || "",
			username: body.username || caller.name,
			pictureUrl: caller.picture ?? body.pictureUrl ?? null,
			emailVerified: caller.emailVerified,
			creditBalance: context.config.welcomeCredits,
		})
		.onConflictDoNothing();
	return { message: "created" };
});
