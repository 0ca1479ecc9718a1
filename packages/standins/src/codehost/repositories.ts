import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { git } from "./git.ts";

export type Repository = { owner: string; name: string; isPrivate: boolean; directory: string };

/** GitHub's own limits on names; a leading dot or hyphen is refused, so no name can leave its directory. */
const NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/;

function digest(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** Bare repositories under one directory, and what is known about them: visibility, and who holds which token. */
export class Repositories {
	/** Holds `<owner>/<name>.git`. */
	readonly root: string;
	readonly #db: DatabaseSync;

	constructor(dataDir: string) {
		this.root = join(dataDir, "repositories");
		mkdirSync(this.root, { recursive: true, mode: 0o700 });
		this.#db = new DatabaseSync(join(dataDir, "codehost.db"));
		this.#db.exec(`
			pragma journal_mode = wal;
			pragma busy_timeout = 2000;
			create table if not exists repositories (
				owner text not null collate nocase,
				name text not null collate nocase,
				private integer not null,
				primary key (owner, name)
			);
			create table if not exists tokens (digest text primary key, login text not null);
		`);
	}

	close(): void {
		this.#db.close();
	}

	#directory(owner: string, name: string): string {
		return join(this.root, owner, `${name}.git`);
	}

	/** Names compare without case, as on GitHub. */
	find(owner: string, name: string): Repository | undefined {
		const row = this.#db
			.prepare("select owner, name, private from repositories where owner = ? and name = ?")
			.get(owner, name) as { owner: string; name: string; private: number } | undefined;
		if (!row) return undefined;
		return {
			owner: row.owner,
			name: row.name,
			isPrivate: row.private === 1,
			directory: this.#directory(row.owner, row.name),
		};
	}

	/**
	 * The repository, made when it is not there yet; an existing one keeps its visibility.
	 * @throws RangeError when a name is not one GitHub would accept.
	 */
	async ensure(owner: string, name: string, visibility: { isPrivate: boolean }): Promise<Repository> {
		if (!NAME.test(owner) || !NAME.test(name))
			throw new RangeError(`Not a repository name: ${owner}/${name}`);
		const known = this.find(owner, name) ?? {
			owner,
			name,
			isPrivate: visibility.isPrivate,
			directory: this.#directory(owner, name),
		};
		if (!existsSync(join(known.directory, "HEAD"))) {
			await git(["init", "--quiet", "--bare", "--initial-branch=main", known.directory]);
		}
		this.#db
			.prepare("insert into repositories values (?, ?, ?) on conflict do nothing")
			.run(owner, name, visibility.isPrivate ? 1 : 0);
		return known;
	}

	/** A new token of an account; only its digest is kept. */
	issueToken(login: string): string {
		const token = `rst_${randomBytes(24).toString("base64url")}`;
		this.#db.prepare("insert into tokens values (?, ?)").run(digest(token), login);
		return token;
	}

	/** The account a token belongs to. */
	loginOf(token: string): string | undefined {
		const row = this.#db.prepare("select login from tokens where digest = ?").get(digest(token));
		return row && String(row.login);
	}
}
