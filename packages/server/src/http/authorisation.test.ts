import type { EndpointRow } from "@roost/api-client/contract/endpoint";
import { endpoints } from "@roost/api-client/endpoints";
import { afterEach, expect, it } from "vitest";
import { describeServer, type Person, startTestServer } from "../testing/server.ts";

const rows = Object.entries(endpoints) as [string, EndpointRow][];
const guarded = rows.filter(([, row]) => row.access !== "public");

describeServer("authorisation of every endpoint", (server) => {
	const call = (row: EndpointRow, sent: { as?: Person; authorization?: string; who?: object }) =>
		server().send(row.method, row.path, {
			...(sent.as && { as: sent.as }),
			...(sent.authorization && { headers: { authorization: sent.authorization } }),
			...(row.method === "POST" && { body: sent.who ?? {} }),
		});

	it("answers a public endpoint to anybody", async () => {
		for (const [id, row] of rows) {
			if (row.access === "public") expect((await call(row, {})).status, id).toBe(200);
		}
	});

	it("refuses every other endpoint without a good token", async () => {
		const { issuer } = server();
		const owner = await server().person();
		const claims = { sub: owner.id, email: owner.email };
		const now = Math.floor(Date.now() / 1000);
		const [header, payload] = owner.token.split(".");
		const bad: Record<string, string | undefined> = {
			none: undefined,
			garbage: "Bearer garbage",
			"three garbled parts": "Bearer a.b.c",
			"another scheme": `Basic ${owner.token}`,
			"no signature": `Bearer ${header}.${payload}.`,
			expired: `Bearer ${await issuer.token({ ...claims, exp: now - 60 })}`,
			"without an expiry": `Bearer ${await issuer.token({ ...claims, exp: undefined })}`,
			"not valid yet": `Bearer ${await issuer.token({ ...claims, nbf: now + 600 })}`,
			"another issuer's": `Bearer ${await issuer.token({ ...claims, iss: "https://evil.test/" })}`,
			"without an issuer": `Bearer ${await issuer.token({ ...claims, iss: undefined })}`,
			"another audience's": `Bearer ${await issuer.token({ ...claims, aud: "https://evil.test/" })}`,
			"without an audience": `Bearer ${await issuer.token({ ...claims, aud: undefined })}`,
			"nobody's": `Bearer ${await issuer.token({ ...claims, sub: undefined })}`,
			"signed by a stranger": `Bearer ${await issuer.forged(claims)}`,
			"signed with the public key": `Bearer ${await issuer.confused(claims)}`,
			"alg none": `Bearer ${issuer.unsigned(claims)}`,
		};
		for (const [id, row] of guarded) {
			for (const [what, authorization] of Object.entries(bad)) {
				const answer = await call(row, authorization === undefined ? {} : { authorization });
				expect(answer.status, `${id}: ${what}`).toBe(401);
				expect(answer.json, `${id}: ${what}`).toMatchObject({ error: "unauthorized" });
			}
		}
	});

	it("refuses a deactivated account all but its own record", async () => {
		const person = await server().person({ isActive: false });
		for (const [id, row] of rows) {
			if (row.access !== "active") continue;
			const answer = await call(row, { as: person });
			expect([answer.status, answer.json], id).toMatchObject([403, { error: "account_inactive" }]);
		}
		expect(await server().client(person).call("user.get")).toMatchObject({ isActive: false });
	});

	it("tells a sign-in without an account that there is none", async () => {
		const claims = { sub: "auth0|nobody", email: "nobody@roost.test" };
		const nobody = { id: claims.sub, email: claims.email, token: await server().issuer.token(claims) };
		for (const [id, row] of rows) {
			if (row.access !== "active") continue;
			const answer = await call(row, { as: nobody });
			expect([answer.status, answer.json], id).toMatchObject([404, { error: "user_not_found" }]);
		}
	});

	it("refuses an identity that is not the token's, in the query and in the body", async () => {
		const owner = await server().person();
		const other = await server().person();
		const others = [
			{ userId: other.id },
			{ userEmail: other.email },
			{ userId: owner.id, userEmail: other.email },
			{ userId: other.id, userEmail: owner.email },
			{ userId: "" },
			{ userEmail: "" },
		];
		for (const [id, row] of guarded) {
			for (const who of others) {
				const inQuery = await server().send(row.method, row.path, {
					as: owner,
					query: who as Record<string, string>,
					...(row.method === "POST" && { body: {} }),
				});
				expect([inQuery.status, inQuery.json], `${id} ?${JSON.stringify(who)}`).toMatchObject([
					403,
					{ error: "identity_mismatch" },
				]);
				if (row.method !== "POST") continue;
				const inBody = await call(row, { as: owner, who });
				expect([inBody.status, inBody.json], `${id} ${JSON.stringify(who)}`).toMatchObject([
					403,
					{ error: "identity_mismatch" },
				]);
			}
		}
	});

	it("refuses an identity that is no text, or given twice", async () => {
		const owner = await server().person();
		for (const [id, row] of guarded) {
			const twice = await server().send(
				row.method,
				`${row.path}?userEmail=${owner.email}&userEmail=${owner.email}&userId=1&userId=2`,
				{ as: owner, ...(row.method === "POST" && { body: {} }) },
			);
			expect(twice.status, id).toBeGreaterThanOrEqual(400);
			expect(twice.status, id).not.toBe(500);
			if (row.method !== "POST") continue;
			for (const userEmail of [7, true, [owner.email], { toLowerCase: 1 }]) {
				const answer = await call(row, { as: owner, who: { userEmail } });
				expect(answer.status, `${id} ${JSON.stringify(userEmail)}`).toBeGreaterThanOrEqual(400);
				expect(answer.status, `${id} ${JSON.stringify(userEmail)}`).not.toBe(500);
			}
		}
	});

	it("answers 501 for what the contract holds and nobody serves", async () => {
		const owner = await server().person();
		const unserved = rows.filter(([, row]) => !row.served);
		expect(unserved.length).toBeGreaterThan(0);
		for (const [id, row] of unserved) {
			const answer = await call(row, { as: owner });
			expect([answer.status, answer.json], id).toMatchObject([501, { error: "not_implemented" }]);
		}
	});

	it("takes its own e-mail in any case, and the scheme's name too", async () => {
		const { id, email, token } = await server().person();
		const answer = await server().send("GET", "/vm/list_deployed", {
			query: { userId: id, userEmail: email.toUpperCase() },
			headers: { authorization: `bearer ${token}` },
		});
		expect(answer.status).toBe(200);
	});

	it("asks /userinfo for what an access token leaves out, once a token, and never keeps a failure", async () => {
		const { issuer } = server();
		const sub = "auth0|plain";
		const token = await issuer.token({ sub, email_verified: undefined });
		const as = { id: sub, email: "plain@roost.test", token };
		issuer.userinfo = { status: 429, body: {} };
		expect((await server().send("GET", "/user/authenticate", { as })).json).toMatchObject({
			error: "not_ready",
		});
		issuer.userinfo = { status: 200, body: { sub: "auth0|someone-else", email: "else@roost.test" } };
		expect((await server().send("GET", "/user/authenticate", { as })).json).toMatchObject({
			error: "unauthorized",
		});
		issuer.userinfo = {
			status: 200,
			body: {
				sub,
				email: as.email,
				nickname: "plain",
				email_verified: true,
				picture: "https://p.test/p.png",
			},
		};
		await server().client(as).call("user.create");
		const asked = issuer.userinfoAsked.length;
		expect(await server().client(as).call("user.get")).toMatchObject({
			userEmail: as.email,
			username: "plain",
			pictureUrl: "https://p.test/p.png",
			emailVerified: true,
		});
		expect(issuer.userinfoAsked).toHaveLength(asked);
		expect(new Set(issuer.userinfoAsked)).toEqual(new Set([`Bearer ${token}`]));
	});
});

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
	for (const server of started.splice(0)) await server.close();
});

it("keeps people signed in while the identity provider is down: 503, not 401", async () => {
	const server = await startTestServer();
	started.push(server);
	const person = await server.person();
	server.issuer.keysStatus = 500;
	const down = await server.send("GET", "/user/authenticate", { as: person });
	expect([down.status, down.json]).toMatchObject([503, { error: "not_ready" }]);
	server.issuer.keysStatus = 200;
	expect((await server.send("GET", "/user/authenticate", { as: person })).status).toBe(200);
});
