import { createClient } from "@roost/api-client/client";

/** What a test saw being asked for. */
export type Sent = {
	method: string;
	path: string;
	query: Record<string, string>;
	headers: Headers;
	body: unknown;
};

type Answer = { status?: number; body?: unknown };

/** A real client over answers of the test's own; `Error` is a network that fails. */
export function clientOver(answer: (sent: Sent) => Answer | Error) {
	const sent: Sent[] = [];
	const unauthorized: string[] = [];
	const client = createClient({
		token: async () => "the-token",
		identity: () => ({ userId: "auth0|1", userEmail: "pro@roost.test" }),
		onUnauthorized: (endpoint) => unauthorized.push(endpoint),
		fetch: async (input, init) => {
			const url = new URL(String(input), "http://roost.test");
			const asked: Sent = {
				method: init?.method ?? "GET",
				path: url.pathname,
				query: Object.fromEntries(url.searchParams),
				headers: new Headers(init?.headers),
				body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
			};
			sent.push(asked);
			const given = answer(asked);
			if (given instanceof Error) throw given;
			return Response.json(given.body ?? {}, { status: given.status ?? 200 });
		},
	});
	return { client, sent, unauthorized };
}

/** The device's storage, in memory. */
export function memoryStorage(): Storage {
	const kept = new Map<string, string>();
	const methods = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
		clear: () => kept.clear(),
		key: (index: number) => [...kept.keys()][index] ?? null,
	};
	// As in a browser, a storage's own keys are what it holds.
	return new Proxy(methods as unknown as Storage, {
		ownKeys: () => [...kept.keys()],
		getOwnPropertyDescriptor: (_, key) =>
			kept.has(String(key))
				? { enumerable: true, configurable: true, value: kept.get(String(key)) }
				: undefined,
	});
}
