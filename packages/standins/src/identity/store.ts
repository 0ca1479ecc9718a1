import { DatabaseSync } from "node:sqlite";
import type { Adapter, AdapterPayload } from "oidc-provider";

/**
 * How long a rotated refresh token still works, in seconds. Without it a browser that lost the reply to a refresh
 * (a reload, a dropped connection, two tabs) would present a used token and be signed out.
 */
export const REFRESH_OVERLAP_S = 60;

function now(): number {
	return Math.floor(Date.now() / 1000);
}

/** Opens the identity store, creating its tables. Throws when the file cannot be written. */
export function openStore(file: string): DatabaseSync {
	const db = new DatabaseSync(file);
	db.exec(`
		pragma journal_mode = wal;
		pragma busy_timeout = 2000;
		create table if not exists secrets (name text primary key, value text not null);
		create table if not exists accounts (
			sub text primary key,
			email text not null unique,
			email_verified integer not null,
			name text not null,
			nickname text not null,
			password_hash text not null,
			created_at integer not null
		);
		create table if not exists models (
			model text not null,
			id text not null,
			payload text not null,
			expires_at integer,
			uid text,
			user_code text,
			grant_id text,
			primary key (model, id)
		);
		create index if not exists models_grant on models (grant_id);
		create index if not exists models_uid on models (uid);
	`);
	return db;
}

/** Removes sessions, codes and tokens whose time is over. */
export function deleteExpired(db: DatabaseSync): void {
	db.prepare("delete from models where expires_at < ?").run(now());
}

type Row = { payload: string; expires_at: number | null };

/** oidc-provider's storage interface over one table; `adapterFor` gives it a class per database. */
class SqliteAdapter implements Adapter {
	readonly #db: DatabaseSync;
	readonly #model: string;

	constructor(db: DatabaseSync, model: string) {
		this.#db = db;
		this.#model = model;
	}

	async upsert(id: string, payload: AdapterPayload, expiresIn: number | undefined): Promise<void> {
		this.#db
			.prepare("insert or replace into models values (?, ?, ?, ?, ?, ?, ?)")
			.run(
				this.#model,
				id,
				JSON.stringify(payload),
				expiresIn ? now() + expiresIn : null,
				payload.uid ?? null,
				payload.userCode ?? null,
				payload.grantId ?? null,
			);
	}

	async find(id: string): Promise<AdapterPayload | undefined> {
		return this.#by("id", id);
	}

	async findByUid(uid: string): Promise<AdapterPayload | undefined> {
		return this.#by("uid", uid);
	}

	async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
		return this.#by("user_code", userCode);
	}

	/** The first use counts: a second one inside the overlap must not prolong it. */
	async consume(id: string): Promise<void> {
		this.#db
			.prepare(
				`update models set payload = json_set(payload, '$.consumed', ?)
				 where model = ? and id = ? and json_extract(payload, '$.consumed') is null`,
			)
			.run(now(), this.#model, id);
	}

	async destroy(id: string): Promise<void> {
		this.#db.prepare("delete from models where model = ? and id = ?").run(this.#model, id);
	}

	async revokeByGrantId(grantId: string): Promise<void> {
		this.#db.prepare("delete from models where model = ? and grant_id = ?").run(this.#model, grantId);
	}

	#by(column: "id" | "uid" | "user_code", value: string): AdapterPayload | undefined {
		const row = this.#db
			.prepare(`select payload, expires_at from models where model = ? and ${column} = ?`)
			.get(this.#model, value) as Row | undefined;
		if (!row || (row.expires_at !== null && row.expires_at <= now())) return undefined;
		const payload = JSON.parse(row.payload) as AdapterPayload;
		if (this.#model === "RefreshToken" && typeof payload.consumed === "number") {
			if (now() - payload.consumed < REFRESH_OVERLAP_S) delete payload.consumed;
		}
		return payload;
	}
}

export function adapterFor(db: DatabaseSync): (model: string) => Adapter {
	return (model) => new SqliteAdapter(db, model);
}
