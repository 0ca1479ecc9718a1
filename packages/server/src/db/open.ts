import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleLite } from "drizzle-orm/pglite";
import { migrate as migrateLite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import * as schema from "./schema.ts";

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
/** Either the database or a transaction of it: what a query may run on. */
export type Queryable = Pick<Db, "select" | "insert" | "update" | "delete" | "execute">;

export type Database = {
	db: Db;
	boss: PgBoss;
	/** Only this process can have it open: leases of others are dead. */
	exclusive: boolean;
	close(): Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Opens PostgreSQL at `url`, else the embedded one under `dataDir` (in memory when that is absent), migrated. */
export async function openDatabase(url: string | undefined, dataDir?: string): Promise<Database> {
	if (url) {
		const pool = new pg.Pool({ connectionString: url, max: 16 });
		const db = drizzlePg(pool, { schema, casing: "snake_case" });
		await migratePg(db, { migrationsFolder });
		const boss = new PgBoss({
			connectionString: url,
			max: 4,
			application_name: "roost-jobs",
			useListenNotify: true,
		});
		return { db, boss, exclusive: false, close: () => pool.end() };
	}
	const directory = dataDir && join(dataDir, "database");
	if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 });
	const lite = await PGlite.create(directory ? { dataDir: directory } : {});
	const db = drizzleLite(lite, { schema, casing: "snake_case" });
	await migrateLite(db, { migrationsFolder });
	const boss = new PgBoss({ db: fromPglite(lite), backend: "pglite", useListenNotify: true });
	return { db, boss, exclusive: true, close: () => lite.close() };
}
