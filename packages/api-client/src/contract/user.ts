import * as z from "zod/mini";
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
	exp_month: z.int(),
	exp_year: z.int(),
});
export type PaymentMethodInfo = z.infer<typeof paymentMethodInfo>;

/** [entity-user] `token` is never sent by the server: the browser fills it from the identity provider. */
export const userInfo = z.object({
	userId: z.string(),
	userEmail: z.string(),
	username: z.string(),
	pictureUrl: z.nullish(z.string()),
	isActive: z.boolean(),
	dateJoined: instant,
	emailVerified: z.boolean(),
	accountType,
	stripeCustomerId: z.nullish(z.string()),
	hasPaymentMethod: z.boolean(),
	isStripePaymentMethodSetup: z.boolean(),
	isNewUser: z.optional(z.boolean()),
	token: z.optional(z.string()),
	plan: z.nullish(z.string()),
	newPaymentMethodInfo: z.nullish(paymentMethodInfo),
	/** Decision 6: all the browser learns of the privileged list. */
	isPrivileged: z.boolean(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** [call-user-authenticate-get-data-wrapper] bare, or wrapped in `data`; fields the server omits are filled by the client. */
export const userInfoReply = z.union([
	z.pipe(
		z.object({ data: z.partial(userInfo) }),
		z.transform((reply) => reply.data),
	),
	z.partial(userInfo),
]);

/** [entity-identity] */
export const authenticatedIdentity = z.object({
	sub: z.string(),
	email: z.string(),
	name: z.string(),
	nickname: z.optional(z.string()),
	picture: z.optional(z.string()),
	email_verified: z.optional(z.boolean()),
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
		body: z.extend(identity, {
			username: z.optional(z.string().check(z.maxLength(200))),
			pictureUrl: z.nullish(z.string().check(z.maxLength(2000))),
			emailVerified: z.optional(z.boolean()),
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
