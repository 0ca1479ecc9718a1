import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { exportJWK, generateKeyPair, type JWK } from "jose";

export type Secrets = {
	/** RS256 private key that signs ID and access tokens. */
	signingKey: JWK;
	/** Keys that sign the provider's cookies. */
	cookieKeys: string[];
};

/** Tokens and sessions issued before a restart must still verify after it, so the keys live in the store. */
export async function loadSecrets(db: DatabaseSync): Promise<Secrets> {
	const row = db.prepare("select value from secrets where name = 'keys'").get();
	if (row) return JSON.parse(String(row.value)) as Secrets;
	const { privateKey } = await generateKeyPair("RS256", { extractable: true });
	const signingKey: JWK = {
		...(await exportJWK(privateKey)),
		alg: "RS256",
		use: "sig",
		kid: randomBytes(8).toString("hex"),
	};
	const secrets = { signingKey, cookieKeys: [randomBytes(32).toString("base64url")] };
	db.prepare("insert into secrets values ('keys', ?)").run(JSON.stringify(secrets));
	return secrets;
}
