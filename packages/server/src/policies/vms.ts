import { addVmObstacle, can } from "@roost/api-client/capabilities";
import { eq } from "drizzle-orm";
import type { UserRow } from "../api/handler.ts";
import type { Caller } from "../auth.ts";
import type { AppContext } from "../context.ts";
import { githubConnections } from "../db/schema.ts";
import { Problem } from "../problem.ts";

/** Decision 6: the list stays on the server, and an unverified address proves nothing. */
export const isPrivileged = (context: AppContext, caller: Caller): boolean =>
	caller.emailVerified && context.config.privilegedEmails.has(caller.email.toLowerCase());

export const person = (context: AppContext, caller: Caller, user: UserRow) => ({
	accountType: user.accountType,
	isPrivileged: isPrivileged(context, caller),
	isStripePaymentMethodSetup: user.isStripePaymentMethodSetup,
});

export const isGithubConnected = async (context: AppContext, userId: string): Promise<boolean> => {
	const rows = await context.db
		.select({ userId: githubConnections.userId })
		.from(githubConnections)
		.where(eq(githubConnections.userId, userId));
	return rows.length > 0;
};

/** Decision 9 [valid-add-vm-allowed] [role-free-no-vm]: the rule the browser shows, enforced. */
export async function assertManagesVms(context: AppContext, caller: Caller, user: UserRow): Promise<void> {
	const connected = await isGithubConnected(context, user.id);
	const obstacle = addVmObstacle(person(context, caller, user), connected);
	if (obstacle === "tier") throw new Problem("tier_required");
	if (obstacle === "setup")
		throw new Problem(user.isStripePaymentMethodSetup ? "github_required" : "payment_required");
}

/** [role-free-no-ssh] */
export function assertMaySsh(context: AppContext, caller: Caller, user: UserRow): void {
	if (!can(person(context, caller, user), "ssh")) throw new Problem("ssh_tier_required");
}
