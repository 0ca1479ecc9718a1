import { join, resolve } from "node:path";
import { z } from "zod";

const flag = z
	.enum(["", "0", "1", "true", "false"])
	.default("")
	.transform((value) => value === "1" || value === "true");
const list = z
	.string()
	.default("")
	.transform((text) =>
		text
			.split(",")
			.map((part) => part.trim())
			.filter(Boolean),
	);
const webAddress = z.url({ protocol: /^https?$/ });

export const templateSeed = z.object({
	name: z.string(),
	title: z.string(),
	description: z.string(),
	/** Clone address. */
	url: z.string(),
});
export type TemplateSeed = z.infer<typeof templateSeed>;

const environment = z.object({
	ROOST_ENV: z.enum(["development", "production", "test"]).default("development"),
	PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
	HOST: z.string().default("127.0.0.1"),
	ROOST_DATA_DIR: z.string().default(".roost"),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	/** Where people reach Roost; from PORT when absent. */
	ROOST_URL: webAddress.optional(),
	/** Further origins the web app is served from, e.g. a development server. */
	ROOST_APP_ORIGINS: list,
	/** Apps are at `<app>.<this>`; `localhost:<port>` when absent. */
	ROOST_APPS_DOMAIN: z
		.string()
		.regex(/^[a-z0-9.-]+(:\d+)?$/i, "a host name, with a port where it needs one")
		.optional(),
	ROOST_ISSUER: webAddress,
	ROOST_CLIENT_ID: z.string().min(1),
	ROOST_AUDIENCE: z.string().min(1),
	ROOST_CODEHOST_URL: webAddress.optional(),
	ROOST_TEMPLATES: z
		.string()
		.default("[]")
		.transform((text, context) => {
			try {
				return JSON.parse(text) as unknown;
			} catch {
				context.addIssue("not JSON");
				return z.NEVER;
			}
		})
		.pipe(z.array(templateSeed)),
	ROOST_SEED_DEMO: flag,
	ROOST_PRIVILEGED_EMAILS: list,
	/** 32 bytes, base64: seals what is secret at rest. Made and kept under the data directory when absent. */
	ROOST_SECRET: z
		.string()
		.refine((text) => Buffer.from(text, "base64").length === 32, "32 bytes, base64")
		.optional(),
	ROOST_VM_LIMIT: z.coerce.number().int().positive().default(20),
	ROOST_WELCOME_CREDITS: z
		.string()
		.regex(/^\d+(\.\d+)?$/)
		.default("50"),
	ROOST_STORAGE_USD_PER_GB_MONTH: z
		.string()
		.regex(/^\d+(\.\d+)?$/)
		.default("0.100"),
	/** Requests a minute and account (or address, signed out). */
	ROOST_RATE_LIMIT: z.coerce.number().int().positive().default(1200),
	ROOST_NPM_REGISTRY: webAddress.optional(),
	ROOST_CHAT_SCRIPT: webAddress.optional(),
	ROOST_ANNOUNCEMENT_SCRIPT: webAddress.optional(),
	ROOST_REPLAY_SCRIPT: webAddress.optional(),
	LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
	override name = "ConfigError";
}

/** The one reader of the environment. Rejects with a ConfigError that names every variable at fault. */
export function readConfig(env: NodeJS.ProcessEnv) {
	// Compose files and unit files leave what is not set as empty text.
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
	const parsed = environment.safeParse(given);
	if (!parsed.success) {
		const faults = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
		throw new ConfigError(`The configuration is not usable:\n${faults.join("\n")}`);
	}
	const read = parsed.data;
	const dataDir = resolve(read.ROOST_DATA_DIR);
	return {
		production: read.ROOST_ENV === "production",
		port: read.PORT,
		host: read.HOST,
		dataDir,
		databaseUrl: read.DATABASE_URL,
		publicUrl: read.ROOST_URL,
		appOrigins: read.ROOST_APP_ORIGINS,
		appsDomain: read.ROOST_APPS_DOMAIN,
		issuer: read.ROOST_ISSUER.endsWith("/") ? read.ROOST_ISSUER : `${read.ROOST_ISSUER}/`,
		clientId: read.ROOST_CLIENT_ID,
		audience: read.ROOST_AUDIENCE,
		codehostUrl: read.ROOST_CODEHOST_URL,
		templates: read.ROOST_TEMPLATES,
		seedDemo: read.ROOST_SEED_DEMO,
		privilegedEmails: new Set(read.ROOST_PRIVILEGED_EMAILS.map((email) => email.toLowerCase())),
		secret: read.ROOST_SECRET,
		gitCacheDir: join(dataDir, "cache", "git"),
		secretFile: join(dataDir, "secret.key"),
		vmLimit: read.ROOST_VM_LIMIT,
		welcomeCredits: read.ROOST_WELCOME_CREDITS,
		storageUsdPerGbMonth: read.ROOST_STORAGE_USD_PER_GB_MONTH,
		rateLimit: read.ROOST_RATE_LIMIT,
		npmRegistry: read.ROOST_NPM_REGISTRY,
		scripts: {
			chat: read.ROOST_CHAT_SCRIPT,
			announcement: read.ROOST_ANNOUNCEMENT_SCRIPT,
			replay: read.ROOST_REPLAY_SCRIPT,
		},
		logLevel: read.LOG_LEVEL,
	};
}
