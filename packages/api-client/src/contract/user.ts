import { z } from "zod";
import { accepted, identity, instant } from "./common.ts";
import { row } from "./endpoint.ts";

export const accountTypes = ["free", "pro", "enterprise"] as const;
export const accountType = z.enum(accountTypes);
export type AccountType = z.infer<typeof accountType>;

export const paymentMethodInfo = z.object({
	id: z.string(),
	type: z.string(),
	last4: z.string(),
	brand: z.string(),
	exp_month: z.number().int(),
	exp_year: z.number().int(),
});
export type PaymentMethodInfo = z.infer<typeof paymentMethodInfo>;

/** [entity-user] `token` is never sent by the server: the browser fills it from the identity provider. */
export const userInfo = z.object({
	userId: z.string(),
	userEmail: z.string(),
	username: z.string(),
	pictureUrl: z.string().nullish(),
	isActive: z.boolean(),
	dateJoined: instant,
	emailVerified: z.boolean(),
	accountType,
	stripeCustomerId: z.string().nullish(),
	hasPaymentMethod: z.boolean(),
	isStripePaymentMethodSetup: z.boolean(),
	isNewUser: z.boolean().optional(),
	token: z.string().optional(),
	plan: z.string().nullish(),
	newPaymentMethodInfo: paymentMethodInfo.nullish(),
	/** Decision 6: all the browser learns of the privileged list. */
	isPrivileged: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** [call-user-authenticate-get-data-wrapper] bare, or wrapped in `data`; fields the server omits are filled by the client. */
export const userInfoReply = z.union([
	z.object({ data: userInfo.partial() }).transform((reply) => reply.data),
	userInfo.partial(),
]);

/** [entity-identity] */
export const authenticatedIdentity = z.object({
	sub: z.string(),
	email: z.string(),
	name: z.string(),
	nickname: z.string().optional(),
	picture: z.string().optional(),
	email_verified: z.boolean().optional(),
});
export type AuthenticatedIdentity = z.infer<typeof authenticatedIdentity>;

/** [entity-private-domain] */
export const privateDomain = z.object({ id: z.string(), domainName: z.string(), isActive: z.boolean() });
export type PrivateDomain = z.infer<typeof privateDomain>;

export const userEndpoints = {
	"user.get": row({
		method: "GET",
		path: "/user/authenticate",
		summary: "The signed-in person's account",
		access: "signed-in",
		identity: "query",
		query: identity,
		response: userInfoReply,
		errors: ["user_not_found"],
		served: true,
	}),
	"user.create": row({
		method: "POST",
		path: "/user/authenticate",
		summary: "Create the signed-in person's account; creating it again changes nothing",
		access: "signed-in",
		identity: "body",
		body: identity.extend({
			username: z.string().max(200).optional(),
			pictureUrl: z.string().max(2000).nullish(),
			emailVerified: z.boolean().optional(),
		}),
		response: accepted,
		errors: [],
		served: true,
	}),
	"user.deactivate": row({
		method: "POST",
		path: "/user/soft_delete",
		summary: "Deactivate the account",
		access: "signed-in",
		identity: "body",
		body: identity,
		response: accepted,
		errors: [],
		served: false,
	}),
	"user.reactivate": row({
		method: "POST",
		path: "/user/reactivate",
		summary: "Reactivate the account",
		access: "signed-in",
		identity: "body",
		body: identity,
		response: accepted,
		errors: [],
		served: false,
	}),
	"user.privateDomains": row({
		method: "GET",
		path: "/user/private_domains",
		summary: "The account's private domains",
		access: "active",
		identity: "query",
		query: identity,
		response: z.array(privateDomain),
		errors: [],
		served: true,
	}),
} as const;
