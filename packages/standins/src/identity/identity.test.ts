import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "./sign-in.ts";
import { type Identity, startIdentity } from "./start.ts";

const audience = "https://api.roost.test";
const clientId = "roost-web";
const app = "http://localhost:4000";
const redirectUri = `${app}/dashboard`;
const pro = { email: "pro@roost.test", password: "roost" };

let dataDir: string;
let identity: Identity;

const start = (port = 0) => startIdentity({ port, dataDir, appOrigins: [app], clientId, audience });
const enter = (
	who: { email: string; password: string },
	more: { redirectUri?: string; scope?: string } = {},
) => signIn({ issuer: identity.url, clientId, audience, redirectUri, ...who, ...more });

beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), "roost-identity-"));
	identity = await start();
});

afterEach(async () => {
	await identity.close();
	rmSync(dataDir, { recursive: true, force: true });
});

function verify(token: string, expected = audience) {
	const keys = createRemoteJWKSet(new URL(".well-known/jwks.json", identity.url));
	return jwtVerify(token, keys, { issuer: identity.url, audience: expected, algorithms: ["RS256"] });
}

function refresh(refreshToken: string): Promise<Response> {
	return fetch(new URL("oauth/token", identity.url), {
		method: "POST",
		headers: { origin: app },
		body: new URLSearchParams({
			grant_type: "refresh_token",
			client_id: clientId,
			refresh_token: refreshToken,
		}),
	});
}

/** A browser without scripts: keeps cookies, follows redirects inside the issuer, sends forms. */
class Browser {
	readonly #cookies = new Map<string, { value: string; path: string }>();
	url = new URL(identity.url);
	status = 0;
	html = "";

	async go(target: string | URL, form?: Record<string, string>, origin?: string): Promise<this> {
		this.url = new URL(target, this.url);
		if (this.url.origin !== new URL(identity.url).origin) return this;
		const cookie = [...this.#cookies]
			.filter(([, { path }]) => this.url.pathname.startsWith(path))
			.map(([name, { value }]) => `${name}=${value}`)
			.join("; ");
		const response = await fetch(this.url, {
			redirect: "manual",
			headers: { cookie, ...(origin && { origin }) },
			...(form && { method: "POST", body: new URLSearchParams(form) }),
		});
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			const path = /path=([^;]+)/i.exec(line)?.[1] ?? "/";
			if (value) this.#cookies.set(name, { value, path });
			else this.#cookies.delete(name);
		}
		this.status = response.status;
		this.html = await response.text();
		const location = response.headers.get("location");
		return location ? this.go(location) : this;
	}

	authorize(more: Record<string, string> = {}): Promise<this> {
		const url = new URL("authorize", identity.url);
		url.search = new URLSearchParams({
			client_id: clientId,
			audience,
			redirect_uri: redirectUri,
			scope: "openid profile email",
			response_type: "code",
			state: "s",
			code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
			code_challenge_method: "S256",
			...more,
		}).toString();
		return this.go(url);
	}

	/** Sends the page's only form with its hidden fields, as its script would. */
	submitOnlyForm(fields: Record<string, string> = {}): Promise<this> {
		const action = /action="([^"]+)"/.exec(this.html)?.[1];
		if (!action) throw new Error(`No form on ${this.url.href}: ${this.html}`);
		const hidden = [...this.html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
		return this.go(action, {
			...Object.fromEntries(hidden.map(([, name, value]) => [String(name), String(value)])),
			...fields,
		});
	}
}

describe("identity stand-in", () => {
	it("gives a demo account tokens that its published keys verify", async () => {
		const tokens = await enter(pro);
		const { payload } = await verify(tokens.accessToken);
		expect(payload).toMatchObject({
			sub: "auth0|demo-pro",
			aud: audience,
			email: "pro@roost.test",
			email_verified: true,
			name: "Pip Robin",
			nickname: "pro",
		});
		expect(String(payload.scope).split(" ")).toEqual(
			expect.arrayContaining([
				"openid",
				"profile",
				"email",
				"read:current_user",
				"update:current_user_metadata",
			]),
		);
		const id = await verify(tokens.idToken, clientId);
		expect(id.payload).toMatchObject({ sub: "auth0|demo-pro", nickname: "pro", email: "pro@roost.test" });
		const picture = await fetch(String(payload.picture));
		expect(picture.headers.get("content-type")).toBe("image/svg+xml");
		expect(await picture.text()).toContain(">PR<");
	});

	it("admits every path of the app's origin and its loopback twin, and nothing else", async () => {
		await enter(pro, { redirectUri: "http://127.0.0.1:4000/gallery?tab=2" });
		for (const foreign of ["http://localhost:4009/", "https://evil.test/", "http://a:b@localhost:4000/"]) {
			await expect(enter(pro, { redirectUri: foreign })).rejects.toThrow(/redirect_uri/);
		}
	});

	it("refuses a wrong password without saying which part was wrong, and then too many of them", async () => {
		await expect(enter({ ...pro, password: "wrong" })).rejects.toThrow("Wrong email or password.");
		const nobody = { email: "nobody@roost.test", password: "roost" };
		for (let attempt = 0; attempt < 10; attempt++) {
			await expect(enter(nobody)).rejects.toThrow("Wrong email or password.");
		}
		await expect(enter(nobody)).rejects.toThrow("Too many attempts");
		await enter(pro);
	});

	it("keeps accounts, keys and refresh tokens across a restart", async () => {
		const browser = await new Browser().authorize({ screen_hint: "signup" });
		expect(browser.html).toContain("Create your account");
		await browser.submitOnlyForm({ email: "Ada@Example.org", password: "long enough" });
		expect(browser.url.searchParams.get("code")).toBeTruthy();
		const tokens = await enter(pro);
		const port = Number(new URL(identity.url).port);
		await identity.close();
		identity = await start(port);
		// fetch keeps connections to the stopped one until it notices that they are closed.
		const discovery = new URL(".well-known/openid-configuration", identity.url);
		await expect
			.poll(() =>
				fetch(discovery)
					.then((reply) => reply.status)
					.catch(() => 0),
			)
			.toBe(200);

		await verify(tokens.accessToken);
		const renewed = (await (await refresh(tokens.refreshToken)).json()) as { access_token: string };
		expect((await verify(renewed.access_token)).payload).toMatchObject({
			email: "pro@roost.test",
			aud: audience,
		});
		const ada = await enter({ email: "ada@example.org", password: "long enough" });
		expect((await verify(ada.accessToken)).payload).toMatchObject({
			email: "ada@example.org",
			email_verified: false,
			nickname: "ada",
		});
		expect(readFileSync(join(dataDir, "identity.db")).includes("long enough")).toBe(false);
	});

	it("refuses a sign-up with a short password, a bad address or a taken one", async () => {
		const browser = await new Browser().authorize({ screen_hint: "signup" });
		const tries: [string, string, string][] = [
			["new@roost.test", "short", "at least 8 characters"],
			["no address", "long enough", "Enter an email address"],
			["PRO@roost.test", "long enough", "already has an account"],
		];
		for (const [email, password, message] of tries) {
			await browser.submitOnlyForm({ email, password });
			expect(browser.status).toBe(400);
			expect(browser.html).toContain(message);
		}
	});

	it("rotates refresh tokens, and forgives one lost reply", async () => {
		const { refreshToken } = await enter(pro);
		const first = (await (await refresh(refreshToken)).json()) as { refresh_token: string };
		expect(first.refresh_token).not.toBe(refreshToken);
		expect((await refresh(refreshToken)).status).toBe(200);
		expect((await refresh(first.refresh_token)).status).toBe(200);
		const forged = await refresh("forged");
		expect(forged.status).toBe(400);
		expect(await forged.json()).toMatchObject({ error: "invalid_grant" });
	});

	it("signs in silently while a session lasts, and says login_required without one", async () => {
		const browser = await new Browser().authorize({ prompt: "none" });
		expect(browser.url.searchParams.get("error")).toBe("login_required");
		await browser.authorize();
		await browser.go(`${browser.url.pathname}/sign-in`, pro);
		expect(browser.url.searchParams.get("code")).toBeTruthy();
		await browser.authorize({ prompt: "none" });
		expect(browser.url.searchParams.get("code")).toBeTruthy();
	});

	it("shows the account chooser, and lets the person stay or change", async () => {
		const browser = await new Browser().authorize({ prompt: "select_account" });
		expect(browser.html).toContain("<h1>Sign in</h1>");
		await browser.submitOnlyForm(pro);
		expect(browser.url.searchParams.get("code")).toBeTruthy();

		await browser.authorize({ prompt: "select_account" });
		expect(browser.html).toContain("Choose an account");
		expect(browser.html).toContain("pro@roost.test");
		await browser.submitOnlyForm();
		expect(browser.url.searchParams.get("code")).toBeTruthy();

		await browser.authorize({ prompt: "select_account" });
		await browser.go(`${browser.url.pathname}/sign-in`, { email: "free@roost.test", password: "roost" });
		// The provider first signs the former account out, by a page that submits itself.
		await browser.submitOnlyForm();
		expect(browser.url.searchParams.get("code")).toBeTruthy();
		await browser.authorize({ prompt: "select_account" });
		expect(browser.html).toContain("free@roost.test");
	});

	it("signs out and returns to where the app says, never elsewhere", async () => {
		const browser = await new Browser().authorize();
		await browser.submitOnlyForm(pro);
		const logout = (returnTo: string) =>
			browser.go(`${identity.url}v2/logout?${new URLSearchParams({ client_id: clientId, returnTo })}`);
		await logout("https://evil.test/");
		expect(browser.status).toBe(400);
		await logout(`${app}/?bye=1`);
		await browser.submitOnlyForm();
		expect(browser.url.href).toBe(`${app}/?bye=1`);
		await browser.authorize({ prompt: "none" });
		expect(browser.url.searchParams.get("error")).toBe("login_required");
	});

	it("refuses a form from another site, a foreign host name and an unknown audience", async () => {
		const browser = await new Browser().authorize();
		await browser.go(`${browser.url.pathname}/sign-in`, pro, "https://evil.test");
		expect(browser.status).toBe(403);
		await expect(
			signIn({ issuer: identity.url, clientId, audience: "https://other.test", redirectUri, ...pro }),
		).rejects.toThrow();
		const stale = await new Browser().go("/u/0123456789abcdefghijk");
		expect(stale.status).toBe(400);
		expect(stale.html).toContain("no longer open");
	});

	it("lets the app's origin alone call the token endpoint from a browser", async () => {
		const ask = (origin: string) =>
			fetch(new URL("oauth/token", identity.url), {
				method: "POST",
				headers: { origin },
				body: new URLSearchParams({ grant_type: "refresh_token", client_id: clientId, refresh_token: "x" }),
			});
		expect((await ask(app)).headers.get("access-control-allow-origin")).toBe(app);
		expect((await ask("https://evil.test")).headers.get("access-control-allow-origin")).toBeNull();
	});
});
