import type { EndpointRow } from "@roost/api-client/contract/endpoint";
import { endpoints } from "@roost/api-client/endpoints";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Answer, describeServer, type Person } from "../testing/server.ts";

const served = (Object.entries(endpoints) as [string, EndpointRow][]).filter(([, row]) => row.served);
const withBody = served.filter(([, row]) => row.body && row.method === "POST");
const withQuery = served.filter(([, row]) => row.query);

const absent = "00000000-0000-4000-8000-000000000000";

/** A body that is well formed for every endpoint and names nothing that exists. */
const plausible: Record<string, unknown> = {
	vmTypeId: "no-such-type",
	vmName: "atlas",
	vmVolume: 20,
	vmId: absent,
	appTypeId: "999999999",
	appTypeID: "999999999",
	appName: "Shop",
	appId: absent,
	appID: absent,
	jobId: absent,
	username: "someone",
	start: "2026-11-01",
	after: "0",
};
const bodyOf = (row: EndpointRow) =>
	Object.fromEntries(
		Object.keys(row.body?.shape ?? {}).flatMap((key) => (key in plausible ? [[key, plausible[key]]] : [])),
	);

/** Refused in our own words, or taken; never a failure of ours. */
const expectDecent = (answer: Answer, what: string) => {
	expect(answer.status, `${what} → ${answer.status} ${answer.text}`).toBeLessThan(500);
	if (answer.status >= 400) {
		expect(answer.json, what).toMatchObject({ error: expect.any(String), message: expect.any(String) });
	}
};

describeServer("validation of every served endpoint", (server) => {
	let person: Person;
	beforeAll(async () => {
		person = await server().person({ accountType: "enterprise" });
	});
	const send = (row: EndpointRow, body: unknown, headers?: Record<string, string>) =>
		server().send(row.method, row.path, { as: person, body, ...(headers && { headers }) });

	it.each(withBody)("%s names the field and the reason", async (_id, row) => {
		for (const [field, schema] of Object.entries(row.body?.shape ?? {})) {
			if (field === "userId" || field === "userEmail") continue;
			for (const wrong of [7.5, true, "x".repeat(100_000), ["a"], { a: 1 }, { length: 3 }, -1]) {
				if (z.safeParse(schema, wrong).success) continue;
				const answer = await send(row, { ...bodyOf(row), [field]: wrong });
				const what = `${field}: ${JSON.stringify(wrong).slice(0, 40)} → ${answer.text.slice(0, 200)}`;
				expect(answer.status, what).toBe(400);
				expect(answer.json, what).toMatchObject({
					error: "validation_failed",
					message: expect.stringContaining(`${field}: `),
					fields: expect.arrayContaining([{ path: field, message: expect.stringMatching(/./) }]),
				});
			}
			if (z.safeParse(schema, undefined).success) continue;
			const { [field]: _, ...without } = bodyOf(row);
			const answer = await send(row, without);
			expect(answer.status, `without ${field}: ${answer.text}`).toBe(400);
			expect(answer.json).toMatchObject({
				fields: expect.arrayContaining([expect.objectContaining({ path: field })]),
			});
		}
	});

	it("holds a new machine to its form", async () => {
		const good = { vmTypeId: "nest-1", vmName: "atlas", vmVolume: 20 };
		const bad: [string, object][] = [
			["vmName", { ...good, vmName: "" }],
			["vmName", { ...good, vmName: "   " }],
			["vmName", { ...good, vmName: undefined }],
			["vmName", { ...good, vmName: "-rf" }],
			["vmName", { ...good, vmName: "a".repeat(41) }],
			["vmName", { ...good, vmName: "$(reboot)" }],
			["vmTypeId", { ...good, vmTypeId: undefined }],
			["vmTypeId", { ...good, vmTypeId: "" }],
			["vmVolume", { ...good, vmVolume: undefined }],
			["vmVolume", { ...good, vmVolume: "20" }],
			["vmVolume", { ...good, vmVolume: 20.5 }],
			["vmVolume", { ...good, vmVolume: 0 }],
			["vmVolume", { ...good, vmVolume: 1e300 }],
		];
		for (const [field, body] of bad) {
			const answer = await server().send("POST", "/vm/deploy", { as: person, body });
			expect([answer.status, answer.json], JSON.stringify(body)).toMatchObject([
				400,
				{
					error: "validation_failed",
					fields: expect.arrayContaining([expect.objectContaining({ path: field })]),
				},
			]);
		}
		expect(await server().client(person).call("vm.listDeployed")).toEqual([]);
	});

	it("refuses NUL in any text of a body: PostgreSQL could not keep it", async () => {
		for (const [id, row] of withBody) {
			for (const [field, schema] of Object.entries(row.body?.shape ?? {})) {
				if (!z.safeParse(schema, "a").success && !z.safeParse(schema, "a b").success) continue;
				const answer = await send(row, { ...bodyOf(row), [field]: "a\0b" });
				expectDecent(answer, `${id} ${field}`);
				expect(answer.status, `${id} ${field}: ${answer.text}`).toBeGreaterThanOrEqual(400);
			}
		}
		for (const [id, row] of withQuery) {
			for (const field of Object.keys(row.query?.shape ?? {})) {
				const answer = await server().send(row.method, row.path, {
					as: person,
					query: { start: "2026-11-01", jobId: absent, vmId: absent, [field]: "a\0b" },
					...(row.body && { body: bodyOf(row) }),
				});
				expectDecent(answer, `${id} ?${field}`);
				expect(answer.status, `${id} ?${field}: ${answer.text}`).toBeGreaterThanOrEqual(400);
			}
		}
	});

	it("refuses what is no JSON object, and JSON that reaches for prototypes", async () => {
		for (const [id, row] of withBody) {
			for (const raw of [
				"{",
				'{"a":}',
				"[",
				"nonsense",
				"\u0000",
				'{"__proto__": {"isAdmin": true}}',
				'{"constructor": {"prototype": {"x": 1}}}',
			]) {
				const answer = await send(row, raw);
				expect([answer.status, answer.json], `${id} ${raw}`).toMatchObject([400, { error: "bad_request" }]);
			}
			for (const value of [
				"null",
				"7",
				'"text"',
				"[]",
				"true",
				`${"[".repeat(50_000)}${"]".repeat(50_000)}`,
			]) {
				const required = row.body && !z.safeParse(row.body, {}).success;
				const answer = await send(row, value);
				expectDecent(answer, `${id} ${value.slice(0, 20)}`);
				if (required) expect(answer.status, `${id} ${value.slice(0, 20)}`).toBeGreaterThanOrEqual(400);
			}
		}
		expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
	});

	it("refuses bodies that are not JSON by their type", async () => {
		for (const [id, row] of withBody) {
			for (const type of [
				"text/plain",
				"application/xml",
				"application/x-www-form-urlencoded",
				"multipart/form-data; boundary=x",
				"nonsense",
			]) {
				const answer = await send(row, JSON.stringify(bodyOf(row)), { "content-type": type });
				expect([answer.status, answer.json], `${id} ${type}`).toMatchObject([
					415,
					{ error: "unsupported_media_type" },
				]);
			}
		}
	});

	it("refuses a body over its limit", async () => {
		const answer = await server().send("POST", "/user/authenticate", {
			as: person,
			body: { username: "x".repeat(1_100_000) },
		});
		expect([answer.status, answer.json]).toMatchObject([413, { error: "payload_too_large" }]);
		expect(answer.json).toMatchObject({ message: expect.stringContaining("1 MiB") });
	});

	it("takes a start of the form YYYY-MM-DD only", async () => {
		for (const start of [
			"",
			"yesterday",
			"2026-13-01",
			"2026-02-30",
			"01-11-2026",
			"2026-11-01T00:00:00Z",
			"2026-11",
		]) {
			const answer = await server().send("GET", "/user/billing", { as: person, query: { start } });
			expect([answer.status, answer.json], start).toMatchObject([
				400,
				{ error: "validation_failed", fields: [expect.objectContaining({ path: "start" })] },
			]);
		}
		for (const start of ["2026-11-01", "0000-01-01", "0001-01-01", "9999-12-31"]) {
			const answer = await server().send("GET", "/user/billing", { as: person, query: { start } });
			expect([answer.status, answer.json], start).toEqual([200, { totalCost: 0, vms: [] }]);
		}
	});

	it("refuses ids of any shape without a failure of ours", async () => {
		const ids = [
			"0",
			"-1",
			"1e3",
			"0x10",
			"2147483648",
			"9007199254740993",
			"NaN",
			"../..",
			"'; drop table vms; --",
			"é",
			"\ud800",
		];
		for (const [id, row] of withBody) {
			for (const field of Object.keys(row.body?.shape ?? {}).filter(
				(name) => /id$/i.test(name) && name !== "userId",
			)) {
				for (const value of ids) {
					const answer = await send(row, { ...bodyOf(row), [field]: value });
					expectDecent(answer, `${id} ${field}=${value}`);
					expect(answer.status, `${id} ${field}=${value}`).toBeGreaterThanOrEqual(400);
				}
			}
		}
	});

	describe("whatever is sent", () => {
		it.each(withBody)("%s never fails for a body", async (id, row) => {
			const anything = fc.oneof(
				fc.jsonValue(),
				fc.string({ unit: "binary", maxLength: 200 }),
				fc.constantFrom(...Object.values(plausible)),
				fc.double(),
				fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(Number),
			);
			const field = fc.constantFrom(
				...Object.keys(row.body?.shape ?? {}),
				"toString",
				"constructor",
				"extra",
			);
			const bodies = fc.dictionary(field, anything, { noNullPrototype: true });
			await fc.assert(
				fc.asyncProperty(bodies, async (given) => {
					expectDecent(await send(row, { ...bodyOf(row), ...given }), `${id} ${JSON.stringify(given)}`);
				}),
				{ numRuns: 40, seed: 20261121 },
			);
		});

		it.each(withQuery)("%s never fails for a query", async (id, row) => {
			const field = fc.constantFrom(...Object.keys(row.query?.shape ?? {}), "extra");
			const queries = fc.dictionary(field, fc.string({ unit: "binary", maxLength: 100 }), {
				noNullPrototype: true,
			});
			await fc.assert(
				fc.asyncProperty(queries, async (query) => {
					const answer = await server().send(row.method, row.path, {
						as: person,
						query,
						...(row.body && { body: bodyOf(row) }),
					});
					expectDecent(answer, `${id} ${JSON.stringify(query)}`);
				}),
				{ numRuns: 25, seed: 20261121 },
			);
		});
	});
});
