import { createHash, randomUUID } from "node:crypto";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openDatabase } from "../db/open.ts";

export type DatabaseKind = "embedded" | "postgresql";

const server = process.env.TEST_DATABASE_URL;

/** The databases every server test runs on: the embedded one, and PostgreSQL where TEST_DATABASE_URL names one. */
export const databaseKinds: readonly DatabaseKind[] = server ? ["embedded", "postgresql"] : ["embedded"];

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));
const packages = fileURLToPath(new URL("../../package.json", import.meta.url));
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/roost-test", import.meta.url));

/**
 * Gives a data directory an embedded database that was made and migrated once and is kept for later runs:
 * making one from nothing costs seconds. It is made again when a migration or a dependency changes.
 */
export async function prepareEmbedded(dataDir: string): Promise<void> {
	const hash = createHash("sha256").update(readFileSync(packages));
	for (const file of readdirSync(migrations, { withFileTypes: true })) {
		if (file.isFile()) hash.update(readFileSync(join(migrations, file.name)));
	}
	const kept = join(cache, hash.digest("hex").slice(0, 16));
	if (!existsSync(kept)) {
		mkdirSync(dirname(kept), { recursive: true });
		const made = mkdtempSync(`${kept}-`);
		const { boss, close } = await openDatabase(undefined, made);
		boss.on("error", () => undefined);
		await boss.start();
		await boss.stop({ graceful: false, close: true });
		await close();
		try {
			renameSync(made, kept);
		} catch {
			// Another test process made it meanwhile.
			rmSync(made, { recursive: true, force: true });
		}
	}
	cpSync(join(kept, "database"), join(dataDir, "database"), { recursive: true });
}

const onServer = async (statement: string) => {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(statement);
	await client.end();
};

/** A database of its own for one server: its address (none for the embedded one) and what removes it. */
export async function freshDatabase(
	kind: DatabaseKind,
): Promise<{ url: string | undefined; remove(): Promise<void> }> {
	if (kind === "embedded" || !server) return { url: undefined, remove: async () => undefined };
	const name = `roost_test_${randomUUID().replaceAll("-", "")}`;
	await onServer(`create database ${name}`);
	const url = new URL(server);
	url.pathname = `/${name}`;
	return { url: url.href, remove: () => onServer(`drop database if exists ${name} with (force)`) };
}
