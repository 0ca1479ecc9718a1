import { createRemoteJWKSet, errors as joseErrors, jwtVerify } from "jose";
import { Problem } from "./problem.ts";

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

/**
 * Verifies bearer tokens against the issuer's published keys: signature (RS256 only), issuer, audience, expiry.
 * Everything else rejects with Problem `unauthorized`; an unreachable issuer rejects with `not_ready`.
 */
export function createAuthenticator(config: { issuer: string; audience: string }): Authenticate {
	const keys = createRemoteJWKSet(new URL(".well-known/jwks.json", config.issuer));
	const profiles = new Map<string, Promise<Record<string, unknown>>>();

	/** A tenant that puts no e-mail into access tokens is asked once a person. */
	const profile = (token: string, sub: string) => {
		let asked = profiles.get(sub);
		if (!asked) {
			asked = fetch(new URL("userinfo", config.issuer), {
				headers: { authorization: `Bearer ${token}` },
			}).then((reply) => (reply.ok ? (reply.json() as Promise<Record<string, unknown>>) : {}));
			profiles.set(sub, asked);
			asked.catch(() => profiles.delete(sub));
			if (profiles.size > 10_000) profiles.delete(profiles.keys().next().value ?? "");
		}
		return asked;
	};

	return async (authorization) => {
		const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? "")?.[1];
		if (!token) throw new Problem("unauthorized");
		let payload: Record<string, unknown>;
		try {
			payload = (
				await jwtVerify(token, keys, {
					issuer: config.issuer,
					audience: config.audience,
					algorithms: ["RS256"],
				})
			).payload;
		} catch (error) {
			if (error instanceof joseErrors.JOSEError && !(error instanceof joseErrors.JWKSTimeout)) {
				throw new Problem("unauthorized");
			}
			throw new Problem("not_ready");
		}
		const userId = text(payload.sub);
		if (!userId) throw new Problem("unauthorized");
		if (!text(claim(payload, "email"))) payload = { ...(await profile(token, userId)), ...payload };
		const email = text(claim(payload, "email")) ?? "";
		return {
			userId,
			email,
			emailVerified: claim(payload, "email_verified") === true,
			name: text(claim(payload, "nickname")) ?? text(claim(payload, "name")) ?? email.split("@")[0] ?? userId,
			picture: text(claim(payload, "picture")),
		};
	};
}
