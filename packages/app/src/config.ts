import { type PublicConfig, publicConfig } from "@roost/api-client/contract/config";

/** What the server says the browser must know to start. Fetched, not built in: one build runs anywhere. */
export async function fetchConfig(): Promise<PublicConfig> {
	const response = await fetch("/api/config", { headers: { accept: "application/json" } });
	if (!response.ok) throw new Error(`The server answered ${response.status} to /api/config.`);
	return publicConfig.parse(await response.json());
}
