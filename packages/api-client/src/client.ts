import type { EndpointRow } from "./contract/endpoint.ts";
import { type BodyInput, type EndpointId, endpoints, type QueryInput, type Reply } from "./endpoints.ts";
import { ApiFailure } from "./failure.ts";

export type ClientOptions = {
	/** [call-api-base] */
	baseUrl?: string;
	fetch?: typeof fetch;
	/** [call-api-bearer-token] The bearer token, or undefined when there is none. */
	token: () => Promise<string | undefined>;
	/** [call-api-identity-query] Added wherever the endpoint's row asks for it. */
	identity: () => { userId: string; userEmail: string } | undefined;
	/** [auth-api-401-redirects-root] Called for a 401, except of the code host's lists (decision 10). */
	onUnauthorized?: (endpoint: EndpointId) => void;
};

type Given<Id extends EndpointId> = ([QueryInput<Id>] extends [never] ? object : { query?: QueryInput<Id> }) &
	([BodyInput<Id>] extends [never] ? object : { body?: BodyInput<Id> }) & {
		signal?: AbortSignal;
		headers?: Record<string, string>;
	};

/** Calls an endpoint of the table; rejects with an ApiFailure, and only with that. */
export type Client = {
	call<Id extends EndpointId>(endpoint: Id, given?: Given<Id>): Promise<Reply<Id>>;
};

/** [err-vm-create-no-token] */
const noToken = "No authorization token available";

/** An empty reply says no more than its status. */
const json = (text: string): unknown => {
	if (text === "") return {};
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
};

/** [billing-422-total-cost-success] [billing-422-vms-data] The one 422 that is data. */
const billingOf422 = (body: unknown): unknown => {
	const { totalCost, vms } = (body ?? {}) as { totalCost?: unknown; vms?: unknown };
	if (typeof totalCost !== "number" && !Array.isArray(vms)) return undefined;
	const billed = Array.isArray(vms) ? (vms as { cost?: number }[]) : [];
	return {
		totalCost:
			typeof totalCost === "number" ? totalCost : billed.reduce((sum, vm) => sum + (vm.cost ?? 0), 0),
		vms: billed,
	};
};

export function createClient(options: ClientOptions): Client {
	const base = options.baseUrl ?? "/api";
	const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => globalThis.fetch(...call));

	const request = async (
		endpoint: EndpointId,
		given: { query?: object; body?: object; signal?: AbortSignal; headers?: Record<string, string> },
	): Promise<Response> => {
		const row: EndpointRow = endpoints[endpoint];
		const headers = new Headers(given.headers);
		if (row.access !== "public") {
			const token = await options.token().catch((cause: unknown) => {
				throw new ApiFailure("token", noToken, { cause });
			});
			if (!token) throw new ApiFailure("token", noToken);
			headers.set("authorization", `Bearer ${token}`);
		}
		const who = row.identity === "none" ? undefined : options.identity();
		const query = { ...(row.identity === "query" || row.identity === "both" ? who : {}), ...given.query };
		const search = new URLSearchParams(
			Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
		).toString();
		const body =
			row.method === "POST"
				? JSON.stringify({
						...(row.identity === "body" || row.identity === "both" ? who : {}),
						...given.body,
					})
				: null;
		if (body !== null) headers.set("content-type", "application/json");
		return send(`${base}${row.path}${search && `?${search}`}`, {
			method: row.method,
			headers,
			body,
			...(given.signal && { signal: given.signal }),
		});
	};

	return {
		async call(endpoint, given = {}) {
			const row: EndpointRow = endpoints[endpoint];
			let response: Response;
			let text: string;
			try {
				response = await request(endpoint, given);
				text = await response.text();
			} catch (cause) {
				if (cause instanceof ApiFailure) throw cause;
				const aborted = given.signal?.aborted ?? false;
				const message = cause instanceof Error ? cause.message : String(cause);
				throw new ApiFailure(aborted ? "aborted" : "network", message, { cause });
			}
			const { status } = response;
			const body = json(text);
			const rescued = endpoint === "user.billing" && status === 422 ? billingOf422(body) : undefined;
			if (!response.ok && rescued === undefined) {
				if (status === 401 && !row.path.startsWith("/github/")) options.onUnauthorized?.(endpoint);
				throw new ApiFailure("http", `${response.status} ${response.statusText}`.trim(), { status, body });
			}
			const parsed = row.response.safeParse(rescued ?? body);
			if (!parsed.success) {
				throw new ApiFailure("format", "Invalid data format", { status, body, cause: parsed.error });
			}
			return parsed.data as Reply<typeof endpoint>;
		},
	};
}
