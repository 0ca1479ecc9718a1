import { createHash, randomBytes } from "node:crypto";

export type SignInRequest = {
	/** With or without the trailing slash. */
	issuer: string;
	clientId: string;
	audience: string;
	redirectUri: string;
	email: string;
	password: string;
	scope?: string;
};

export type Tokens = { accessToken: string; idToken: string; refreshToken: string };

const SCOPE = "openid profile email offline_access read:current_user update:current_user_metadata";

/** Cookies of one flow against one origin: names never collide within it, so paths need not be honoured. */
class CookieJar {
	readonly #cookies = new Map<string, string>();

	keep(response: Response): void {
		for (const line of response.headers.getSetCookie()) {
			const [pair = ""] = line.split(";");
			const at = pair.indexOf("=");
			const value = pair.slice(at + 1);
			if (value) this.#cookies.set(pair.slice(0, at), value);
			else this.#cookies.delete(pair.slice(0, at));
		}
	}

	get header(): string {
		return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}
}

async function explain(response: Response, doing: string): Promise<Error> {
	const body = await response.text();
	const alert = /(?:role="alert"|class="lead")[^>]*>([^<]+)</.exec(body)?.[1];
	return new Error(`${doing}: HTTP ${response.status} ${alert ?? body.slice(0, 200)}`);
}

/**
 * Signs in as a browser does, over HTTP: authorization code with PKCE through the sign-in form.
 * For API tests and benchmarks, which need real tokens without a browser.
 * @throws Error with the page's own words when the sign-in is refused.
 */
export async function signIn(request: SignInRequest): Promise<Tokens> {
	const issuer = new URL(request.issuer);
	const jar = new CookieJar();
	const visit = async (url: URL, form?: Record<string, string>): Promise<Response> => {
		const response = await fetch(url, {
			redirect: "manual",
			headers: { cookie: jar.header },
			...(form && { method: "POST", body: new URLSearchParams(form) }),
		});
		jar.keep(response);
		return response;
	};
	/** Follows redirects to the first page, or to the first address that is not the issuer's. */
	const follow = async (start: URL, first: Response): Promise<{ url: URL; response: Response }> => {
		let url = start;
		let response = first;
		for (
			let location = response.headers.get("location");
			location;
			location = response.headers.get("location")
		) {
			url = new URL(location, url);
			if (url.origin !== issuer.origin) break;
			response = await visit(url);
		}
		return { url, response };
	};

	const verifier = randomBytes(32).toString("base64url");
	const state = randomBytes(16).toString("base64url");
	const authorize = new URL("/authorize", issuer);
	authorize.search = new URLSearchParams({
		client_id: request.clientId,
		audience: request.audience,
		redirect_uri: request.redirectUri,
		scope: request.scope ?? SCOPE,
		response_type: "code",
		state,
		nonce: randomBytes(16).toString("base64url"),
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
		code_challenge_method: "S256",
	}).toString();

	const page = await follow(authorize, await visit(authorize));
	if (!page.response.ok) throw await explain(page.response, "Opening the sign-in page");
	const submit = new URL(`${page.url.pathname}/sign-in`, issuer);
	const done = await follow(
		submit,
		await visit(submit, { email: request.email, password: request.password }),
	);
	const code = done.url.searchParams.get("code");
	if (!code) throw await explain(done.response, "Signing in");
	if (done.url.searchParams.get("state") !== state) throw new Error("Signing in: the state does not match.");

	const token = await visit(new URL("/oauth/token", issuer), {
		grant_type: "authorization_code",
		client_id: request.clientId,
		redirect_uri: request.redirectUri,
		code,
		code_verifier: verifier,
	});
	if (!token.ok) throw await explain(token, "Exchanging the code");
	const body = (await token.json()) as { access_token: string; id_token: string; refresh_token: string };
	return { accessToken: body.access_token, idToken: body.id_token, refreshToken: body.refresh_token };
}
