import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export type Claims = JWTPayload & Record<string, unknown>;

export type TestIssuer = {
	/** Ends in a slash, as tokens carry it. */
	url: string;
	audience: string;
	/** A good access token (RS256, an hour) with these claims over the usual ones; `undefined` leaves one out. */
	token(claims: Claims): Promise<string>;
	/** The same, signed by a key that the issuer never published, under the published key's id. */
	forged(claims: Claims): Promise<string>;
	/** The same claims, signed HS256 with the text of the public key: the classic confusion of algorithms. */
	confused(claims: Claims): Promise<string>;
	/** The same claims under `alg: none`. */
	unsigned(claims: Claims): string;
	/** What `/userinfo` answers; 404 while undefined. Asked-for bearer tokens are kept. */
	userinfo: { status: number; body: unknown } | undefined;
	userinfoAsked: string[];
	/** The status with which the key set is answered. */
	keysStatus: number;
	close(): void;
};

const keyId = "test-key";

/** An identity provider reduced to what a server reads of it: published keys, tokens, `/userinfo`. */
export async function startIssuer(audience = "https://roost.test/api"): Promise<TestIssuer> {
	const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
	const stranger = await generateKeyPair("RS256");
	const keys = JSON.stringify({
		keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: "RS256", use: "sig" }],
	});
	const pem = await exportSPKI(publicKey);

	const server = createServer((request, response) => {
		response.setHeader("content-type", "application/json");
		if (request.url === "/.well-known/jwks.json") {
			response.writeHead(issuer.keysStatus).end(keys);
		} else if (request.url === "/userinfo") {
			issuer.userinfoAsked.push(request.headers.authorization ?? "");
			response.writeHead(issuer.userinfo?.status ?? 404).end(JSON.stringify(issuer.userinfo?.body ?? {}));
		} else {
			response.writeHead(404).end("{}");
		}
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

	const usual = (claims: Claims): Claims => {
		const now = Math.floor(Date.now() / 1000);
		return { iss: url, aud: audience, iat: now, exp: now + 3600, email_verified: true, ...claims };
	};
	const sign = (claims: Claims, key: CryptoKey | Uint8Array, alg: string) =>
		new SignJWT(usual(claims)).setProtectedHeader({ alg, kid: keyId, typ: "at+jwt" }).sign(key);
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

	const issuer: TestIssuer = {
		url,
		audience,
		token: (claims) => sign(claims, privateKey, "RS256"),
		forged: (claims) => sign(claims, stranger.privateKey, "RS256"),
		confused: (claims) => sign(claims, new TextEncoder().encode(pem), "HS256"),
		unsigned: (claims) => `${part({ alg: "none", kid: keyId })}.${part(usual(claims))}.`,
		userinfo: undefined,
		userinfoAsked: [],
		keysStatus: 200,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	return issuer;
}
