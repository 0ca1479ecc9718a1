import * as z from "zod/mini";
import { accepted, identity } from "./common.ts";
import { row } from "./endpoint.ts";
import { paymentMethodInfo } from "./user.ts";

/** [entity-checkout-session] What is read of a checkout session. */
export const checkoutSession = z.object({
	id: z.string(),
	url: z.nullish(z.string()),
	customer: z.nullish(z.string()),
	setup_intent: z.nullish(z.string()),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** [entity-setup-intent] */
export const setupIntent = z.object({ payment_method: z.nullish(z.string()) });
export type SetupIntent = z.infer<typeof setupIntent>;

/** [entity-payment-method] */
export const paymentMethod = z.object({
	id: z.string(),
	type: z.literal("card"),
	card: z.object({
		brand: z.string(),
		last4: z.string(),
		exp_month: z.int(),
		exp_year: z.int(),
	}),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const cardRow = {
	access: "active",
	identity: "body",
	errors: ["card_provider_failed"],
	served: false,
} as const;

/** Decision 1: the steps the specification takes from the browser, as endpoints of ours. */
export const cardEndpoints = {
	"cards.setupSession": row({
		...cardRow,
		method: "POST",
		path: "/cards/setup_session",
		summary: "Create the hosted card-setup session",
		body: identity,
		response: checkoutSession,
	}),
	"cards.setupFinalise": row({
		...cardRow,
		method: "POST",
		path: "/cards/setup_finalise",
		summary: "Take over the card of a completed setup session",
		body: z.extend(identity, { sessionId: z.string().check(z.minLength(1), z.maxLength(255)) }),
		response: z.object({ newPaymentMethodInfo: paymentMethodInfo }),
	}),
	"cards.setupDiscard": row({
		...cardRow,
		method: "POST",
		path: "/cards/setup_discard",
		summary: "Delete the temporary customer of a cancelled setup",
		body: identity,
		response: accepted,
	}),
	"cards.list": row({
		...cardRow,
		method: "GET",
		path: "/cards/payment_methods",
		summary: "The customer's payment methods",
		identity: "query",
		query: identity,
		response: z.array(paymentMethod),
	}),
	"cards.verify": row({
		...cardRow,
		method: "POST",
		path: "/cards/verify",
		summary: "Re-verify against the card provider whether a valid card exists",
		body: identity,
		response: z.object({ isStripePaymentMethodSetup: z.boolean() }),
	}),
	"cards.setDefault": row({
		...cardRow,
		method: "POST",
		path: "/cards/set_default",
		summary: "Make the newest method the invoice default",
		body: identity,
		response: accepted,
	}),
	"cards.portalSession": row({
		...cardRow,
		method: "POST",
		path: "/cards/portal_session",
		summary: "Open the provider's billing portal",
		body: identity,
		response: z.object({ url: z.string() }),
	}),
	"cards.planCheckout": row({
		...cardRow,
		method: "POST",
		path: "/cards/plan_checkout",
		summary: "Start the checkout of a plan (decision 27)",
		body: z.extend(identity, { plan: z.enum(["pro", "enterprise"]) }),
		response: checkoutSession,
	}),
	"cards.recordCustomer": row({
		...cardRow,
		method: "POST",
		path: "/user/stripe/create",
		summary: "Record the card provider's customer id",
		body: z.extend(identity, { stripeCustomerId: z.string().check(z.minLength(1), z.maxLength(255)) }),
		response: accepted,
	}),
	"cards.recordSetup": row({
		...cardRow,
		method: "POST",
		path: "/user/stripe/edit_payment",
		summary: "Record whether a payment method is set up, as the provider reports it",
		body: z.extend(identity, { isStripePaymentMethodSetup: z.boolean() }),
		response: accepted,
	}),
} as const;
