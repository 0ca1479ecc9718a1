import type { AuthenticatedIdentity, UserInfo } from "@roost/api-client/contract/user";

/**
 * [auth-user-default-id] [auth-user-default-email] [auth-user-default-username] [auth-user-default-picture]
 * [auth-user-default-email-verified] The account, with what the server left out taken from the identity provider.
 */
export function completeUser(
	reply: Partial<UserInfo>,
	profile: AuthenticatedIdentity,
	isNewUser: boolean,
): UserInfo {
	const given = Object.fromEntries(Object.entries(reply).filter(([, value]) => value != null));
	return {
		userId: profile.sub,
		userEmail: profile.email,
		username: profile.nickname ?? profile.name,
		pictureUrl: profile.picture ?? null,
		emailVerified: profile.email_verified ?? false,
		isActive: true,
		dateJoined: new Date(0).toISOString(),
		accountType: "free",
		hasPaymentMethod: false,
		isStripePaymentMethodSetup: false,
		isPrivileged: false,
		...given,
		...(isNewUser && { isNewUser }),
	};
}
