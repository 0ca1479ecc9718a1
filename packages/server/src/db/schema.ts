import { sql } from "drizzle-orm";
import {
	bigserial,
	boolean,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	serial,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { UsageState } from "../domain/rating.ts";

const at = () => timestamp({ withTimezone: true, mode: "date" });
const now = () => at().notNull().defaultNow();

export const users = pgTable("users", {
	/** The identity provider's subject. */
	id: text().primaryKey(),
	email: text().notNull(),
	username: text().notNull(),
	pictureUrl: text(),
	emailVerified: boolean().notNull().default(false),
	isActive: boolean().notNull().default(true),
	accountType: text({ enum: ["free", "pro", "enterprise"] })
		.notNull()
		.default("free"),
	plan: text(),
	stripeCustomerId: text(),
	isStripePaymentMethodSetup: boolean().notNull().default(false),
	/** Welcome credits left, USD. */
	creditBalance: numeric({ precision: 12, scale: 4 }).notNull().default("0"),
	createdAt: now(),
});

export const githubConnections = pgTable("github_connections", {
	userId: text()
		.primaryKey()
		.references(() => users.id),
	login: text().notNull(),
	/** Sealed; absent for an account that was seeded as connected. */
	sealedToken: text(),
	createdAt: now(),
});

export const privateDomains = pgTable("private_domains", {
	id: uuid().primaryKey().defaultRandom(),
	userId: text()
		.notNull()
		.references(() => users.id),
	domainName: text().notNull().unique(),
	isActive: boolean().notNull().default(false),
});

export const vmTypes = pgTable("vm_types", {
	id: text().primaryKey(),
	typeName: text().notNull(),
	vcpus: integer().notNull(),
	memoryMb: integer().notNull(),
	/** USD. */
	hourlyRate: numeric({ precision: 12, scale: 6 }).notNull(),
	minVolume: integer().notNull(),
	maxVolume: integer().notNull(),
	suggestedVolume: integer().notNull(),
	position: integer().notNull(),
});

/** What a machine is meant to be; `vms.status` is what people see of the way there. */
export const wantedVmStates = ["running", "hibernated", "terminated"] as const;

export const vms = pgTable(
	"vms",
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: text()
			.notNull()
			.references(() => users.id),
		name: text().notNull(),
		typeId: text()
			.notNull()
			.references(() => vmTypes.id),
		volumeGb: integer().notNull(),
		provider: text().notNull(),
		status: text({
			enum: [
				"creating",
				"running",
				"hibernating",
				"hibernated",
				"starting",
				"terminating",
				"terminated",
				"failed",
			],
		}).notNull(),
		wanted: text({ enum: wantedVmStates }).notNull(),
		reason: text(),
		publicKey: text().notNull(),
		sealedPrivateKey: text().notNull(),
		createdAt: now(),
		statusSince: now(),
	},
	(table) => [
		index("vms_by_user").on(table.userId),
		uniqueIndex("vms_living_name").on(table.userId, table.name).where(sql`${table.status} <> 'terminated'`),
	],
);

export const usageIntervals = pgTable(
	"usage_intervals",
	{
		id: uuid().primaryKey().defaultRandom(),
		vmId: uuid()
			.notNull()
			.references(() => vms.id),
		userId: text()
			.notNull()
			.references(() => users.id),
		state: text().$type<UsageState>().notNull(),
		volumeGb: integer().notNull(),
		/** Both USD per hour, as they were when the interval opened. */
		computeHourlyRate: numeric({ precision: 12, scale: 6 }).notNull(),
		storageHourlyRate: numeric({ precision: 16, scale: 10 }).notNull(),
		startedAt: at().notNull(),
		endedAt: at(),
	},
	(table) => [
		index("usage_by_user").on(table.userId, table.startedAt),
		uniqueIndex("usage_one_open").on(table.vmId).where(sql`${table.endedAt} is null`),
	],
);

export const appTypes = pgTable(
	"app_types",
	{
		id: serial().primaryKey(),
		/** Absent: public. */
		ownerId: text().references(() => users.id),
		typeName: text().notNull(),
		displayName: text().notNull(),
		description: text(),
		imageUrl: text(),
		imageData: text(),
		repoUrl: text().notNull(),
		repoDescriptionFilePath: text().notNull().default("README.md"),
		deployInstructions: text(),
		createdAt: now(),
		deletedAt: at(),
	},
	(table) => [
		uniqueIndex("app_types_public")
			.on(table.typeName)
			.where(sql`${table.ownerId} is null and ${table.deletedAt} is null`),
	],
);

export const apps = pgTable(
	"apps",
	{
		id: uuid().primaryKey().defaultRandom(),
		userId: text()
			.notNull()
			.references(() => users.id),
		appTypeId: integer()
			.notNull()
			.references(() => appTypes.id),
		vmId: uuid()
			.notNull()
			.references(() => vms.id),
		name: text().notNull(),
		/** The host label the app is reached under; unique among living apps. */
		slug: text().notNull(),
		/** Enterprise: the whole host name on a private domain. */
		customHost: text(),
		status: text({ enum: ["creating", "running", "terminating", "terminated", "failed"] }).notNull(),
		wanted: text({ enum: ["running", "terminated"] }).notNull(),
		reason: text(),
		port: integer(),
		projectPath: text(),
		customInstructions: text(),
		/** The job whose log says how it got here. */
		lastJobId: uuid(),
		/** Whether its files are gone from the machine; they wait there while it sleeps. */
		removed: boolean().notNull().default(false),
		createdAt: now(),
		updatedAt: now(),
	},
	(table) => [
		index("apps_by_user").on(table.userId),
		index("apps_by_vm").on(table.vmId),
		// A slug is also a path on a machine: it is free again only when the files are gone.
		uniqueIndex("apps_slug").on(table.slug).where(sql`not ${table.removed}`),
		uniqueIndex("apps_living_host")
			.on(table.customHost)
			.where(sql`${table.status} not in ('terminated', 'failed')`),
		uniqueIndex("apps_living_type")
			.on(table.userId, table.appTypeId)
			.where(sql`${table.status} in ('creating', 'running', 'terminating')`),
	],
);

export const jobKinds = [
	"vm.create",
	"vm.hibernate",
	"vm.wake",
	"vm.terminate",
	"app.deploy",
	"app.relaunch",
	"app.terminate",
] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobs = pgTable(
	"jobs",
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text({ enum: jobKinds }).notNull(),
		userId: text()
			.notNull()
			.references(() => users.id),
		vmId: uuid()
			.notNull()
			.references(() => vms.id),
		appId: uuid().references(() => apps.id),
		operation: text().notNull(),
		status: text({ enum: ["pending", "running", "completed", "failed", "cancelled"] }).notNull(),
		message: text(),
		step: text(),
		lastLine: text(),
		attempts: integer().notNull().default(0),
		cancelRequested: boolean().notNull().default(false),
		/** The process that works on it, until when its word holds. */
		leaseOwner: text(),
		leaseUntil: at(),
		createdAt: now(),
		updatedAt: now(),
	},
	(table) => [
		index("jobs_by_user").on(table.userId, table.createdAt),
		index("jobs_open").on(table.vmId).where(sql`${table.status} in ('pending', 'running')`),
	],
);

export const jobLog = pgTable(
	"job_log",
	{
		n: bigserial({ mode: "number" }).primaryKey(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id),
		at: now(),
		step: text().notNull(),
		line: text().notNull(),
	},
	(table) => [index("job_log_by_job").on(table.jobId, table.n)],
);

/** Values of this installation, e.g. the id under which it marks its machines. */
export const installation = pgTable("installation", { key: text().primaryKey(), value: jsonb().notNull() });
