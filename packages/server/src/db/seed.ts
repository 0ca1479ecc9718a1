import { sql } from "drizzle-orm";
import type { Config } from "../config.ts";
import type { Db } from "./open.ts";
import { appTypes, githubConnections, installation, privateDomains, users, vmTypes } from "./schema.ts";

const GiB = 1024;

/** The machine types on offer on a single host. Rates in USD per hour. */
const types = [
	{
		id: "nest-1",
		size: "1vcpu 1g-GiB-RAM",
		vcpus: 1,
		memoryMb: GiB,
		hourlyRate: "0.008",
		suggestedVolume: 10,
	},
	{
		id: "nest-2",
		size: "1vcpu 2g-GiB-RAM",
		vcpus: 1,
		memoryMb: 2 * GiB,
		hourlyRate: "0.014",
		suggestedVolume: 20,
	},
	{
		id: "perch-4",
		size: "2vcpu 4g-GiB-RAM",
		vcpus: 2,
		memoryMb: 4 * GiB,
		hourlyRate: "0.028",
		suggestedVolume: 20,
	},
	{
		id: "perch-8",
		size: "2vcpu 8g-GiB-RAM",
		vcpus: 2,
		memoryMb: 8 * GiB,
		hourlyRate: "0.042",
		suggestedVolume: 40,
	},
] as const;

const demo = [
	{ id: "auth0|demo-free", email: "free@roost.test", username: "free", accountType: "free" },
	{ id: "auth0|demo-pro", email: "pro@roost.test", username: "pro", accountType: "pro" },
	{
		id: "auth0|demo-enterprise",
		email: "enterprise@roost.test",
		username: "enterprise",
		accountType: "enterprise",
	},
	{ id: "auth0|demo-admin", email: "admin@roost.test", username: "admin", accountType: "free" },
] as const;

/** Data every installation starts with, and what is configured. Run at each start; repeating it changes nothing. */
export async function seed(db: Db, config: Config): Promise<void> {
	await db.transaction(async (tx) => {
		await tx
			.insert(vmTypes)
			.values(
				types.map(({ size, ...type }, position) => ({
					...type,
					typeName: `General purpose | Local | ${size}`,
					minVolume: 10,
					maxVolume: 200,
					position,
				})),
			)
			.onConflictDoNothing();
		for (const template of config.templates) {
			await tx
				.insert(appTypes)
				.values({
					typeName: template.name,
					displayName: template.title,
					description: template.description,
					repoUrl: template.url,
				})
				.onConflictDoUpdate({
					target: appTypes.typeName,
					targetWhere: sql`owner_id is null and deleted_at is null`,
					set: { displayName: template.title, description: template.description, repoUrl: template.url },
				});
		}
		if (config.seedDemo) await seedDemo(tx, config.welcomeCredits);
	});
}

/** Demo accounts count as set up: a card and a code host, as if connected before. */
async function seedDemo(
	tx: Parameters<Parameters<Db["transaction"]>[0]>[0],
	creditBalance: string,
): Promise<void> {
	const [first] = await tx
		.insert(installation)
		.values({ key: "demo-seeded", value: true })
		.onConflictDoNothing()
		.returning();
	if (!first) return;
	await tx
		.insert(users)
		.values(
			demo.map((account) => ({
				...account,
				emailVerified: true,
				plan: account.accountType,
				stripeCustomerId: `cus_demo_${account.username}`,
				isStripePaymentMethodSetup: true,
				creditBalance,
			})),
		)
		.onConflictDoNothing();
	await tx
		.insert(githubConnections)
		.values(demo.map(({ id, username }) => ({ userId: id, login: `demo-${username}` })))
		.onConflictDoNothing();
	await tx
		.insert(privateDomains)
		.values([
			{ userId: "auth0|demo-enterprise", domainName: "apps.roost.test", isActive: true },
			{ userId: "auth0|demo-enterprise", domainName: "old.roost.test", isActive: false },
		])
		.onConflictDoNothing();
}
