import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

export type Account = {
	/** Stable subject, in Auth0's form: `auth0|…`. */
	sub: string;
	email: string;
	emailVerified: boolean;
	name: string;
	nickname: string;
};

export const DEMO_PASSWORD = "roost";

/** What a person can try Roost with at once. The part after `demo-` is also the account's tier or role. */
export const demoAccounts: readonly Account[] = [
	{ sub: "auth0|demo-free", email: "free@roost.test", name: "Fern Finch", nickname: "free" },
	{ sub: "auth0|demo-pro", email: "pro@roost.test", name: "Pip Robin", nickname: "pro" },
	{
		sub: "auth0|demo-enterprise",
		email: "enterprise@roost.test",
		name: "Emil Eagle",
		nickname: "enterprise",
	},
	{ sub: "auth0|demo-admin", email: "admin@roost.test", name: "Ada Swift", nickname: "admin" },
].map((account) => ({ ...account, emailVerified: true }));

const COST: ScryptOptions = { N: 16384, r: 8, p: 1 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, 32, COST, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}

async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	return `${salt.toString("base64")}:${(await derive(password, salt)).toString("base64")}`;
}

async function passwordMatches(password: string, hashed: string): Promise<boolean> {
	const [salt = "", key = ""] = hashed.split(":");
	return timingSafeEqual(await derive(password, Buffer.from(salt, "base64")), Buffer.from(key, "base64"));
}

export function normaliseEmail(text: string): string {
	return text.trim().toLowerCase();
}

type Row = {
	sub: string;
	email: string;
	email_verified: number;
	name: string;
	nickname: string;
	password_hash: string;
};

function toAccount(row: Row): Account {
	const { sub, email, name, nickname } = row;
	return { sub, email, name, nickname, emailVerified: row.email_verified === 1 };
}

/** The people the stand-in knows. E-mail addresses are kept in lower case and are unique. */
export class Accounts {
	readonly #db: DatabaseSync;
	/** Checked when the address is unknown, so that both refusals take the same time. */
	readonly #decoy: Promise<string> = hashPassword(randomBytes(16).toString("hex"));

	constructor(db: DatabaseSync) {
		this.#db = db;
	}

	async seedDemo(): Promise<void> {
		for (const account of demoAccounts) {
			if (!this.bySub(account.sub)) await this.#insert(account, DEMO_PASSWORD);
		}
	}

	bySub(sub: string): Account | undefined {
		const row = this.#db.prepare("select * from accounts where sub = ?").get(sub) as Row | undefined;
		return row && toAccount(row);
	}

	#rowByEmail(email: string): Row | undefined {
		return this.#db.prepare("select * from accounts where email = ?").get(normaliseEmail(email)) as
			| Row
			| undefined;
	}

	/** The account when the password is right, undefined otherwise. */
	async verify(email: string, password: string): Promise<Account | undefined> {
		const row = this.#rowByEmail(email);
		const matches = await passwordMatches(password, row?.password_hash ?? (await this.#decoy));
		return row && matches ? toAccount(row) : undefined;
	}

	/** A new account, named as Auth0 names one; undefined when the address is taken. */
	async create(email: string, password: string): Promise<Account | undefined> {
		const address = normaliseEmail(email);
		if (this.#rowByEmail(address)) return undefined;
		const account: Account = {
			sub: `auth0|${randomBytes(12).toString("hex")}`,
			email: address,
			emailVerified: false,
			name: address,
			nickname: address.split("@")[0] ?? address,
		};
		return (await this.#insert(account, password)) ? account : undefined;
	}

	/** False when somebody took the address while the password was being hashed. */
	async #insert(account: Account, password: string): Promise<boolean> {
		const { sub, email, emailVerified, name, nickname } = account;
		const hashed = await hashPassword(password);
		const { changes } = this.#db
			.prepare("insert into accounts values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing")
			.run(sub, email, emailVerified ? 1 : 0, name, nickname, hashed, Date.now());
		return Number(changes) === 1;
	}
}
