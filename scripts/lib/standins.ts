import { join } from "node:path";
import { startCodehost } from "@roost/standins/codehost/start";
import { templates } from "@roost/standins/codehost/templates";
import { startIdentity } from "@roost/standins/identity/start";

/** Client and API names the identity stand-in knows; a real tenant brings its own. */
const CLIENT_ID = "roost-web";
const AUDIENCE = "https://api.roost.test";

export type Plan = {
	/** The server's settings that follow from the environment alone. */
	env: NodeJS.ProcessEnv;
	/** Ports of the stand-ins that are needed, by what they are for. */
	ports: { identity?: number; codehost?: number };
};

export type Standins = {
	/** Addresses by name, for the person who started them. */
	running: Record<string, string>;
	/** The server's settings that point at them. */
	env: NodeJS.ProcessEnv;
	close(): Promise<void>;
};

/** Auth0's own variable names are understood too. */
function withAuth0Names(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const issuer = env.ROOST_ISSUER || (env.AUTH0_DOMAIN ? `https://${env.AUTH0_DOMAIN}/` : "");
	return {
		...env,
		...(issuer && { ROOST_ISSUER: issuer }),
		...(env.AUTH0_CLIENT_ID && !env.ROOST_CLIENT_ID && { ROOST_CLIENT_ID: env.AUTH0_CLIENT_ID }),
		...(env.AUTH0_AUDIENCE && !env.ROOST_AUDIENCE && { ROOST_AUDIENCE: env.AUTH0_AUDIENCE }),
	};
}

/** Which stand-ins are needed: one for each service that is not configured, and none in production. */
export function planStandins(environment: NodeJS.ProcessEnv, port: number): Plan {
	const env = withAuth0Names(environment);
	if (env.ROOST_ENV === "production") return { env, ports: {} };
	return {
		env,
		ports: {
			...(!env.ROOST_ISSUER && { identity: port + 1 }),
			...(!env.ROOST_CODEHOST_URL && { codehost: port + 3 }),
		},
	};
}

/** Origins the web app may be served from: the server's, and Vite's while developing. */
function appOrigins(env: NodeJS.ProcessEnv, port: number): string[] {
	const extra = (env.ROOST_APP_ORIGINS ?? "").split(",").filter(Boolean);
	return [env.ROOST_URL ? new URL(env.ROOST_URL).origin : `http://localhost:${port}`, ...extra];
}

/** Starts what the plan asks for, in this process. When one fails, those already started are ended. */
export async function startStandins(plan: Plan, port: number, dataDir: string): Promise<Standins> {
	const standins: Standins = {
		running: {},
		env: {},
		close: async () => {
			await Promise.all(closers.map((close) => close()));
		},
	};
	const closers: (() => Promise<void>)[] = [];
	try {
		if (plan.ports.identity !== undefined) {
			const identity = await startIdentity({
				port: plan.ports.identity,
				dataDir: join(dataDir, "identity"),
				appOrigins: appOrigins(plan.env, port),
				clientId: CLIENT_ID,
				audience: AUDIENCE,
			});
			closers.push(identity.close);
			standins.running.Identity = identity.url;
			Object.assign(standins.env, {
				ROOST_ISSUER: identity.url,
				ROOST_CLIENT_ID: CLIENT_ID,
				ROOST_AUDIENCE: AUDIENCE,
				ROOST_SEED_DEMO: "1",
				ROOST_PRIVILEGED_EMAILS: plan.env.ROOST_PRIVILEGED_EMAILS ?? "admin@roost.test",
			});
		}
		if (plan.ports.codehost !== undefined) {
			const codehost = await startCodehost({ port: plan.ports.codehost, dataDir: join(dataDir, "codehost") });
			closers.push(codehost.close);
			standins.running["Code host"] = codehost.url;
			const gallery = templates.map(({ name, title, description, path }) => {
				return { name, title, description, url: new URL(path, codehost.url).href };
			});
			Object.assign(standins.env, {
				ROOST_CODEHOST_URL: codehost.url,
				ROOST_TEMPLATES: plan.env.ROOST_TEMPLATES ?? JSON.stringify(gallery),
			});
		}
		return standins;
	} catch (error) {
		await standins.close();
		throw error;
	}
}
