import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from "jose";
import { Problem } from "./problem.ts";
import { VerifiedTokens } from "./verified-tokens.ts";

/** Who a verified token says is calling. */
export type Caller = {
	userId: string;
	email: string;
	emailVerified: boolean;
	name: string;
	picture: string | undefined;
};

export type Authenticate = (authorization: string | undefined) => Promise<Caller>;

const text = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

/** Claims may stand under a namespace, as a tenant's login action must put custom ones. */
const claim = (payload: Record<string, unknown>, name: string): unknown =>
	payload[name] ??
	Object.entries(payload).find(([key]) => key.startsWith("https://") && key.endsWith(`/${name}`))?.[1];

/** What makes a token a bad one. Every other failure of jose is the issuer's or the network's. */
const badToken: ReadonlySet<string> = new Set([
	joseErrors.JOSEAlgNotAllowed.code,
	joseErrors.JOSENotSupported.code,
	joseErrors.JWKSMultipleMatchingKeys.code,
	joseErrors.JWKSNoMatchingKey.code,
	joseErrors.JWSInvalid.code,
	joseErrors.JWSSignatureVerificationFailed.code,
	joseErrors.JWTClaimValidationFailed.code,
	joseErrors.JWTExpired.code,
	joseErrors.JWTInvalid.code,
]);

const profileMs = 10_000;

/** OpenID Connect Core 5.3.4: an answer about somebody else must not be used. */
async function askProfile(issuer: string, token: string, sub: string): Promise<Record<string, unknown>> {
	const reply = await fetch(new URL("userinfo", issuer), {
		headers: { authorization: `Bearer ${token}` },
		signal: AbortSignal.timeout(profileMs),
	}).catch(() => undefined);
	if (reply?.status === 401 || reply?.status === 403) throw new Problem("unauthorized");
	const given = reply?.ok ? ((await reply.json().catch(() => undefined)) as unknown) : undefined;
	if (typeof given !== "object" || given === null) throw new Problem("not_ready");
	if ((given as { sub?: unknown }).sub !== sub) throw new Problem("unauthorized");
	return given as Record<string, unknown>;
}

/**
 * Verifies bearer tokens against the issuer's published keys: signature (RS256 only), issuer, audience, expiry.
 * A token once verified is believed for up to a minute, its expiry heeded.
 * Everything else rejects with Problem `unauthorized`; an unreachable issuer rejects with `not_ready`.
 */
export function createAuthenticator(config: { issuer: string; audience: string }): Authenticate {
	const keys = createRemoteJWKSet(new URL(".well-known/jwks.json", config.issuer));
	const verified = new VerifiedTokens<Caller>();
	const profiles = new Map<string, Promise<Record<string, unknown>>>();

	/** A tenant that puts no e-mail into access tokens is asked once a token; a failure is not kept. */
	const profile = (token: string, sub: string) => {
		let asked = profiles.get(token);
		if (!asked) {
			asked = askProfile(config.issuer, token, sub);
			profiles.set(token, asked);
			asked.catch(() => profiles.delete(token));
			if (profiles.size > 10_000) profiles.delete(profiles.keys().next().value ?? "");
		}
		return asked;
	};

	return async (authorization) => {
		const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
		if (!token) throw new Problem("unauthorized");
		const known = verified.get(token);
		if (known) return known;
		let payload: Record<string, unknown>;
		try {
			payload = (
				await jwtVerify(token, keys, {
					issuer: config.issuer,
					audience: config.audience,
					algorithms: ["RS256"],
					requiredClaims: ["exp", "sub"],
				})
			).payload;
		} catch (error) {
			const bad = error instanceof joseErrors.JOSEError && badToken.has(error.code);
			throw new Problem(bad ? "unauthorized" : "not_ready");
		}
		const userId = text(payload.sub);
		if (!userId) throw new Problem("unauthorized");
		if (!text(claim(payload, "email"))) payload = { ...(await profile(token, userId)), ...payload };
		const email = text(claim(payload, "email")) ?? "";
		const caller: Caller = {
			userId,
			email,
			emailVerified: claim(payload, "email_verified") === true,
			name: text(claim(payload, "nickname")) ?? text(claim(payload, "name")) ?? email.split("@")[0] ?? userId,
			picture: text(claim(payload, "picture")),
		};
		verified.set(token, caller, Number(payload.exp));
		return caller;
	};
}
