import type { DatabaseSync } from "node:sqlite";
import { type Configuration, errors, interactionPolicy, Provider } from "oidc-provider";
import type { Account, Accounts } from "./accounts.ts";
import { logoutPage, messagePage } from "./pages.ts";
import type { Secrets } from "./secrets.ts";
import { adapterFor } from "./store.ts";

export type ProviderOptions = {
	/** `http://localhost:<port>/`, with the slash: Auth0's SDK compares `iss` with it. */
	issuer: string;
	clientId: string;
	/** The API's identifier, as Auth0 calls it; access tokens are made out to it. */
	audience: string;
	/** Origins of the web app: any path on them may be a redirect or logout address. */
	appOrigins: readonly string[];
	db: DatabaseSync;
	accounts: Accounts;
	secrets: Secrets;
};

const SCOPES = ["openid", "offline_access", "profile", "email"];
const API_SCOPE = [...SCOPES, "read:current_user", "update:current_user_metadata"].join(" ");

const HOUR = 3600;
const DAY = 24 * HOUR;

/** OAuth resource indicators are URIs, Auth0 audiences any text: others travel in this wrapping. */
const AUDIENCE_URN = "urn:roost:audience:";
const toResource = (audience: string) => (URL.canParse(audience) ? audience : AUDIENCE_URN + audience);
const toAudience = (resource: string) =>
	resource.startsWith(AUDIENCE_URN) ? resource.slice(AUDIENCE_URN.length) : resource;

export function profileClaims(account: Account, issuer: string) {
	return {
		name: account.name,
		nickname: account.nickname,
		picture: new URL(`avatars/${Buffer.from(account.sub).toString("base64url")}.svg`, issuer).href,
		email: account.email,
		email_verified: account.emailVerified,
	};
}

function promptPolicy() {
	const policy = interactionPolicy.base();
	policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
	return policy;
}

export function allowsAddress(appOrigins: readonly string[], address: string): boolean {
	if (!URL.canParse(address)) return false;
	const url = new URL(address);
	return appOrigins.includes(url.origin) && !url.username && !url.password && !url.hash;
}

function configuration(options: ProviderOptions): Configuration {
	const { issuer, clientId, audience, appOrigins, db, accounts, secrets } = options;
	const [home = "http://localhost/"] = appOrigins.map((origin) => `${origin}/`);
	// Cookies are shared between ports of a host: two Roosts on one machine must not sign each other out.
	const cookie = (name: string) => `roost_${new URL(issuer).port}_${name}`;
	return {
		adapter: adapterFor(db),
		clients: [
			{
				client_id: clientId,
				token_endpoint_auth_method: "none",
				grant_types: ["authorization_code", "refresh_token"],
				response_types: ["code"],
				redirect_uris: [home],
				post_logout_redirect_uris: [home],
			},
		],
		jwks: { keys: [secrets.signingKey] },
		cookies: {
			keys: secrets.cookieKeys,
			names: {
				session: cookie("session"),
				interaction: cookie("interaction"),
				resume: cookie("resume"),
			},
		},
		routes: {
			authorization: "/authorize",
			token: "/oauth/token",
			jwks: "/.well-known/jwks.json",
			userinfo: "/userinfo",
			end_session: "/v2/logout",
			revocation: "/oauth/revoke",
		},
		scopes: API_SCOPE.split(" "),
		claims: {
			openid: ["sub"],
			profile: ["name", "nickname", "picture"],
			email: ["email", "email_verified"],
		},
		conformIdTokenClaims: false,
		extraParams: ["audience", "screen_hint"],
		clientBasedCORS: (_ctx, origin) => appOrigins.includes(origin),
		responseTypes: ["code"],
		pkce: { required: () => true },
		// The provider drops offline_access unless the app asks for prompt=consent, which Auth0's SDK never does.
		issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
		expiresWithSession: async () => false,
		rotateRefreshToken: true,
		ttl: {
			AccessToken: HOUR,
			IdToken: HOUR,
			RefreshToken: 30 * DAY,
			Session: 14 * DAY,
			Interaction: HOUR,
			Grant: 30 * DAY,
		},
		features: {
			devInteractions: { enabled: false },
			revocation: { enabled: true },
			webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
			rpInitiatedLogout: {
				enabled: true,
				logoutSource: (ctx, form) => {
					ctx.body = logoutPage(form);
				},
				postLogoutSuccessSource: (ctx) => {
					ctx.body = messagePage("Signed out", "You are signed out of Roost.", home);
				},
			},
			resourceIndicators: {
				enabled: true,
				defaultResource: (ctx, _client, oneOf) => {
					const asked = ctx.oidc.params?.audience;
					return oneOf?.[0] ?? (typeof asked === "string" && asked ? toResource(asked) : []);
				},
				useGrantedResource: () => true,
				getResourceServerInfo: (_ctx, resource) => {
					if (toAudience(resource) !== audience) {
						throw new errors.InvalidTarget(`Service not found: ${toAudience(resource)}`);
					}
					return {
						audience,
						scope: API_SCOPE,
						accessTokenFormat: "jwt",
						accessTokenTTL: HOUR,
						jwt: { sign: { alg: "RS256" } },
					};
				},
			},
		},
		findAccount: (_ctx, sub) => {
			const account = accounts.bySub(sub);
			return account && { accountId: sub, claims: () => ({ sub, ...profileClaims(account, issuer) }) };
		},
		// Auth0 answers /userinfo to an API token, this provider does not: the API reads the person from the token.
		extraTokenClaims: (_ctx, token) => {
			const account = "accountId" in token ? accounts.bySub(token.accountId) : undefined;
			return account && profileClaims(account, issuer);
		},
		/** There is nothing to consent to between Roost and itself: everything asked for is granted. */
		loadExistingGrant: async (ctx) => {
			const { client, session, params, provider } = ctx.oidc;
			if (!client || !session?.accountId) return undefined;
			const known = session.grantIdFor(client.clientId);
			const grant =
				(known && (await provider.Grant.find(known))) ||
				new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
			grant.addOIDCScope(API_SCOPE);
			for (const resource of [params?.resource ?? []].flat()) {
				if (typeof resource === "string") grant.addResourceScope(resource, API_SCOPE);
			}
			await grant.save();
			return grant;
		},
		interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/u/${interaction.uid}` },
		renderError: (ctx, out) => {
			ctx.type = "html";
			ctx.body = messagePage(
				"Sign-in stopped",
				`${out.error_description ?? out.error}. Go back to Roost and start again.`,
				home,
			);
		},
	};
}

/** An OpenID provider behind Auth0's paths, for one single-page app and one API. */
export function createProvider(options: ProviderOptions): Provider {
	const provider = new Provider(options.issuer, configuration(options));
	const allowed = (address: string) => allowsAddress(options.appOrigins, address);
	// The provider compares registered addresses exactly; here every path of the app's origins will do.
	provider.Client.prototype.redirectUriAllowed = allowed;
	provider.Client.prototype.postLogoutRedirectUriAllowed = allowed;
	provider.on("server_error", (_ctx, error) => console.error("identity stand-in:", error));
	return provider;
}
