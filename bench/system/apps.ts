import { request } from "node:http";
import { until } from "../stats.ts";
import type { System } from "./system.ts";

type AppRow = {
	id: string;
	appTypeId: string;
	status: string;
	url: string | null;
	reason: string | null;
	publicIpPort: string | null;
};
type TemplateRow = { id: string | number; typeName: string };

export type DeployedApp = { id: string; host: string; port: number };

const listed = async (system: System, id: string) =>
	(await system.call<AppRow[]>("GET", "/app/list_deployed")).find((app) => app.id === id);

export async function templateId(system: System, name: string): Promise<string> {
	const rows = await system.call<TemplateRow[]>("GET", "/gallery/public/templates");
	const row = rows.find(({ typeName }) => typeName === name);
	if (!row) throw new Error(`The gallery has no ${name}.`);
	return String(row.id);
}

/** Deploys by the API and waits until it is listed with its address. */
export async function deployApp(system: System, template: string, vmId: string): Promise<DeployedApp> {
	const { id } = await system.call<{ id: string }>("POST", "/app/deploy", {
		appTypeId: template,
		appName: `bench app ${template}`,
		vmId,
	});
	return until(`app ${id} runs`, async () => {
		const app = await listed(system, id);
		if (app?.status === "failed") throw new Error(`The deployment failed: ${app.reason}`);
		return app?.url ? { id, host: new URL(app.url).host, port: Number(app.publicIpPort) } : undefined;
	});
}

export async function terminateApp(system: System, id: string): Promise<void> {
	await system.call("POST", "/app/terminate", { appId: id, id });
	await until(`app ${id} is gone`, async () => ((await listed(system, id)) ? undefined : true));
}

/** The status of `GET /` at a port of 127.0.0.1 under a host name; 0 where nothing answers. */
export const statusOf = (port: number, host: string): Promise<number> =>
	new Promise((resolve) => {
		request({ host: "127.0.0.1", port, headers: { host }, agent: false }, (response) => {
			response.resume();
			response.once("close", () => resolve(response.statusCode ?? 0));
		})
			.once("error", () => resolve(0))
			.end();
	});

export const firstOk = (port: number, host: string) =>
	until(`${host} answers 200`, async () => ((await statusOf(port, host)) === 200 ? true : undefined));
