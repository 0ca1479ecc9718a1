import * as z from "zod/mini";
import { id, identity, instant, tolerantNumber } from "./common.ts";
import { row } from "./endpoint.ts";

/** [entity-billing-cost-breakdown] Rates in USD per hour, cost in USD. */
export const usagePeriod = z.object({
	periodStart: instant,
	periodEnd: instant,
	durationHours: z.number(),
	computeHourlyRate: z.number(),
	storageHourlyRate: z.number(),
	volumeGb: z.number(),
	periodCost: z.number(),
});
export type UsagePeriod = z.infer<typeof usagePeriod>;

/** [entity-billing-vm] */
export const billedVm = z.object({
	id,
	vmName: z.string(),
	volumeGb: z.number(),
	cost: z.number(),
	costBreakdown: z.array(usagePeriod),
	hibernatePeriods: z.array(usagePeriod),
});
export type BilledVm = z.infer<typeof billedVm>;

/** [entity-billing-total-cost] A 422 that carries either field is data too. */
export const billing = z.object({ totalCost: z.number(), vms: z.array(billedVm) });
export type Billing = z.infer<typeof billing>;

/** [credit-response-object] [credit-response-bare-number] [credit-response-numeric-text] */
export const creditReply = z.union([
	z.pipe(
		z.object({ creditBalance: tolerantNumber }),
		z.transform((reply) => reply.creditBalance),
	),
	tolerantNumber,
]);

export const billingEndpoints = {
	"user.billing": row({
		method: "GET",
		path: "/user/billing",
		summary: "Cost of the period from `start` (a date) until now, by VM",
		access: "active",
		identity: "query",
		query: z.extend(identity, {
			start: z.iso.date(),
			/** Comma-separated VM ids; all of them when absent. */
			vmIds: z.optional(z.string().check(z.maxLength(4000))),
		}),
		response: billing,
		errors: [],
		served: true,
	}),
	"user.creditBalance": row({
		method: "GET",
		path: "/user/credit/balance",
		summary: "Welcome-credit balance in USD",
		access: "active",
		identity: "query",
		query: identity,
		response: creditReply,
		errors: [],
		served: true,
	}),
} as const;
