import type { UserInfo } from "@roost/api-client/contract/user";
import type { Caller } from "../../auth.ts";
import type { AppContext } from "../../context.ts";
import { isPrivileged } from "../../policies/vms.ts";
import type { UserRow } from "../handler.ts";

/** [entity-user] */
export const presentUser = (context: AppContext, caller: Caller, user: UserRow): UserInfo => ({
	userId: user.id,
	userEmail: user.email,
	username: user.username,
	pictureUrl: user.pictureUrl,
	isActive: user.isActive,
	dateJoined: user.createdAt.toISOString(),
	// An address may be verified after the account was made.
	emailVerified: user.emailVerified || caller.emailVerified,
	accountType: user.accountType,
	stripeCustomerId: user.stripeCustomerId,
	hasPaymentMethod: user.isStripePaymentMethodSetup,
	isStripePaymentMethodSetup: user.isStripePaymentMethodSetup,
	plan: user.plan ?? user.accountType,
	isPrivileged: isPrivileged(context, caller),
});
